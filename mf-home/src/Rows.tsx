import { chakra } from 'shared/ui'

/** Rows with a line between. */
export const Rows = chakra('ul', {
  base: { listStyleType: 'none', '& > li + li': { borderTopWidth: '1px', borderColor: 'line' } },
})
