import { chakra } from 'shared/ui'

/** The place of a view's last button. That one has no surface: its words, not its edges, keep the card's distances. */
export const WayOut = chakra('div', { base: { marginBlock: '-2' } })
