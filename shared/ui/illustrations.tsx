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

export const OfflineIllustration = illustration(
  <>
    <ellipse className="tint" cx="72" cy="60" rx="64" ry="44" />
    <path className="paper" d="M44 82a17 17 0 0 1-2-33.9 30 30 0 0 1 58.6-3.7A19 19 0 0 1 102 82z" />
    <circle className="brand" cx="98" cy="82" r="15" />
    <path className="on-brand" d="m92.5 76.5 11 11m0-11-11 11" />
    <path d="M60 66a17 17 0 0 1 24 0M67 73a7 7 0 0 1 10 0" />
  </>,
)
