import { useRef, type MouseEvent } from 'react'
import { Link, paths } from 'shared/router'
import { useSession } from 'shared/session'
import { maxCompaniesWithPoints, OrganizationPoints } from 'shared/points/organizations'
import { BrandPlate, chakra, ChevronIcon, Dialog, Stack } from 'shared/ui'
import { Badge } from '../settings/Badge.tsx'
import { dialogMessages } from '../settings/dialog-messages.ts'

/** The customer's organisations with the points there, each a way to its home. */
export function OrganizationsDialog({ onClose }: { readonly onClose: () => void }) {
  const { organization } = useSession()
  const isLeft = useRef(false)

  function leave(event: MouseEvent) {
    // Before the dialog is closed, a second press would go to the organisation once more.
    if (isLeft.current) event.preventDefault()
    isLeft.current = true
    onClose()
  }

  return (
    <Dialog open onClose={onClose} title={dialogMessages.organizations.title}>
      <Stack as="ul" gap="1" listStyleType="none" marginInline="-3">
        {organization.orgs.map(({ key, name, brand, token }, index) => {
          const isCurrent = key === organization.key
          return (
            <li key={key}>
              <OrganizationLink asChild>
                <Link to={paths.home(key)} aria-current={isCurrent || undefined} onClick={leave}>
                  <BrandPlate name={name} src={brand} size={48} />
                  <chakra.span flex="1 1 4rem" minWidth="0" overflowWrap="anywhere" lineHeight="1.3">
                    <span>{name}</span>
                    {index < maxCompaniesWithPoints && <OrganizationPoints organization={{ key, token }} />}
                  </chakra.span>
                  {isCurrent ? <Badge>{dialogMessages.organizations.current}</Badge> : <ChevronIcon size={20} />}
                </Link>
              </OrganizationLink>
            </li>
          )
        })}
      </Stack>
    </Dialog>
  )
}

const OrganizationLink = chakra('span', {
  base: {
    display: 'flex',
    // Where large text leaves the name too little room, the mark is below it.
    flexWrap: 'wrap',
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
