import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** 144 × 112: lines in ink, the part that matters in the brand. A class is a role: `brand`, `on-brand`, `tint`, `paper`. */
export function illustration(drawing: ReactNode) {
  return function Illustration() {
    return (
      <chakra.svg
        aria-hidden="true"
        width="144px"
        maxWidth="full"
        height="auto"
        viewBox="0 0 144 112"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        color="ink"
        css={{
          '& .brand': { fill: 'brand' },
          '& .on-brand': { stroke: 'brand.on' },
          '& .tint': { fill: 'brand.tint', stroke: 'none' },
          '& .paper': { fill: 'paper' },
        }}
      >
        {drawing}
      </chakra.svg>
    )
  }
}
