import type { ReactNode } from 'react'
import { Link } from 'shared/router'
import { chakra, ChevronIcon } from 'shared/ui'

/** A row that leads somewhere: a picture and {@link RowWords}. Where large text leaves these too little, they are below the picture. */
export const RowLink = chakra(Link, {
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
    _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
})

/** A name, and what is said below it; at the end the sign that it leads somewhere. */
export function RowWords({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <chakra.span flex="1 1 8rem" minWidth="0" display="flex" alignItems="center" gap="3">
      <chakra.span flex="1" minWidth="0" textStyle="small">
        <chakra.span textStyle="subtitle" fontSize="md" display="block" overflowWrap="anywhere">
          {name}
        </chakra.span>
        {children}
      </chakra.span>
      <chakra.span color="ink.soft" flexShrink="0">
        <ChevronIcon size={20} />
      </chakra.span>
    </chakra.span>
  )
}
