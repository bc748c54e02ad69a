import { useState } from 'react'
import type { Session } from 'shared/session'
import { Link, paths } from 'shared/router'
import { Badge, BrandPlate, Button, chakra, CheckIcon, ChevronIcon, Dialog, Stack, SwapIcon } from 'shared/ui'
import { messages } from '../messages.ts'

/** Leads to the customer's other organisations; nothing where there is but one (spec §2). */
export function OrganizationSwitch({ organization }: { organization: Session['organization'] }) {
  const [isOpen, setIsOpen] = useState(false)
  if (organization.orgs.length < 2) return null
  return (
    <>
      <Button variant="secondary" fullWidth icon={<SwapIcon />} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {messages.organizations.switch}
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={messages.organizations.switch}>
        <Stack as="ul" gap="1" listStyleType="none" marginInline="-3">
          {organization.orgs.map(({ key, name, brand }) => {
            const isCurrent = key === organization.key
            return (
              <li key={key}>
                <OrganizationLink asChild>
                  <Link to={paths.home(key)} aria-current={isCurrent || undefined} onClick={() => setIsOpen(false)}>
                    <BrandPlate name={name} src={brand} size={48} />
                    <chakra.span flex="1" minWidth="0" overflowWrap="anywhere" lineHeight="1.3">
                      {name}
                    </chakra.span>
                    {isCurrent ? (
                      <Badge status="success">
                        <CheckIcon size={14} />
                        {messages.organizations.current}
                      </Badge>
                    ) : (
                      <ChevronIcon size={20} />
                    )}
                  </Link>
                </OrganizationLink>
              </li>
            )
          })}
        </Stack>
      </Dialog>
    </>
  )
}

const OrganizationLink = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '16',
    paddingInline: '3',
    paddingBlock: '2',
    borderRadius: 'md',
    color: 'ink',
    fontWeight: 'semibold',
    textDecoration: 'none',
    transitionProperty: 'background-color',
    transitionDuration: 'fast',
    _hover: { background: 'ground' },
    '&[aria-current]': { background: 'ground' },
    '& svg': { flexShrink: '0' },
  },
})
