import type { ReactNode } from 'react'
import { Link, paths } from 'shared/router'
import { chakra, GiftIcon, ReceiptIcon } from 'shared/ui'
import { messages } from '../messages.ts'

/** The two ways on from home. */
export function Shortcuts({ organizationKey }: { organizationKey: string }) {
  return (
    <ShortcutGrid aria-label={messages.shortcuts.label}>
      <Shortcut to={paths.scores(organizationKey)} icon={<ReceiptIcon />}>
        {messages.shortcuts.statement}
      </Shortcut>
      <Shortcut to={paths.rewards(organizationKey)} icon={<GiftIcon />}>
        {messages.shortcuts.rewards}
      </Shortcut>
    </ShortcutGrid>
  )
}

function Shortcut({ to, icon, children }: { to: string; icon: ReactNode; children: string }) {
  return (
    <ShortcutLink to={to}>
      <chakra.span display="grid" placeItems="center" width="11" height="11" borderRadius="full" background="brand.tint" color="brand.text">
        {icon}
      </chakra.span>
      {/* Room for two lines: the one that fits once the face has arrived may not fit before, and nothing below may move. */}
      <chakra.span minHeight={{ base: '2lh', md: 'auto' }}>{children}</chakra.span>
    </ShortcutLink>
  )
}

const ShortcutGrid = chakra('nav', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: { base: '3', sm: '4' } },
})

const ShortcutLink = chakra(Link, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    padding: { base: '3', sm: '4' },
    borderRadius: 'lg',
    background: 'paper',
    boxShadow: 'card',
    textStyle: 'subtitle',
    fontSize: { base: 'md', sm: 'lg' },
    color: 'ink',
    overflowWrap: 'anywhere',
    transition: 'transform {durations.fast}',
    _active: { transform: 'scale(0.985)' },
    _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
})
