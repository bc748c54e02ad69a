import type { ReactNode } from 'react'
import { chakra } from 'shared/ui'

/** A row that leads somewhere: a picture, words, and what stands at its end. Where large text leaves the words too little, they are below the picture. */
export const RowLink = chakra('span', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    paddingInline: { base: '4', sm: '5' },
    paddingBlock: '2',
    borderRadius: 'lg',
    color: 'ink',
    textDecoration: 'none',
    '& > svg': { flexShrink: '0', color: 'ink.soft' },
    _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
})

/** A name, and what is said below it. */
export function RowWords({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <chakra.span flex="1 1 6rem" minWidth="0" textStyle="small">
      <chakra.span textStyle="subtitle" fontSize="md" display="block" overflowWrap="anywhere">
        {name}
      </chakra.span>
      {children}
    </chakra.span>
  )
}
