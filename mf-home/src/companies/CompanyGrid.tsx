import { chakra } from 'shared/ui'

/** One column on phones, two from 640 px. */
export const CompanyGrid = chakra('ul', {
  base: {
    display: 'grid',
    gap: { base: '3', md: '4' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    listStyleType: 'none',
  },
})
