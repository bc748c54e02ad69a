import { chakra } from 'shared/ui'

export const Rows = chakra('ul', {
  base: { listStyleType: 'none', '& > li + li': { borderTopWidth: '1px', borderColor: 'line' } },
})
