import { Link, paths } from 'shared/router'
import { chakra, GiftIcon, ReceiptIcon } from 'shared/ui'
import { messages } from '../messages.ts'

/** The two ways on from home, after what home answers itself. */
export const Shortcuts = ({ organizationKey }: { readonly organizationKey: string }) => (
  <ShortcutGrid aria-label={messages.shortcuts.label}>
    <ShortcutLink to={paths.scores(organizationKey)}>
      <ReceiptIcon size={20} />
      <span>{messages.shortcuts.statement}</span>
    </ShortcutLink>
    <ShortcutLink to={paths.rewards(organizationKey)}>
      <GiftIcon size={20} />
      <span>{messages.shortcuts.rewards}</span>
    </ShortcutLink>
  </ShortcutGrid>
)

const ShortcutGrid = chakra('nav', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
    gap: { base: '3', sm: '4' },
  },
})

const ShortcutLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: { base: '1', md: '3' },
    paddingInline: '2',
    paddingBlock: '3',
    borderRadius: 'lg',
    background: 'paper',
    boxShadow: 'card',
    border: '1px solid transparent',
    textStyle: 'subtitle',
    fontSize: { base: 'sm', sm: 'md' },
    textAlign: 'center',
    color: 'ink',
    overflowWrap: 'anywhere',
    '& svg': { color: 'brand.text' },
    transition: 'transform {durations.fast}',
    _active: { transform: 'scale(0.985)' },
    _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
})
