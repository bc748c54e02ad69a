import { Link, paths } from 'shared/router'
import { chakra, GiftIcon, ReceiptIcon } from 'shared/ui'
import { messages } from '../messages.ts'

/** The two ways on from home, after what home answers itself; quiet, since the tab bar has them too. */
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
    gap: '2',
    paddingInline: '2',
    paddingBlock: '3',
    borderRadius: 'lg',
    border: '1px solid {colors.line.strong}',
    background: 'paper',
    textStyle: 'small',
    fontWeight: 'bold',
    textAlign: 'center',
    color: 'ink',
    overflowWrap: 'anywhere',
    '& svg': { color: 'brand.text' },
    _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
})
