import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/**
 * A small line drawing on 144 × 112, in two colours: the ink for lines, the brand for the one part that matters. Shapes take their role
 * as a class: `brand`, `on-brand`, `tint`, `paper`.
 */
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

export const EmptyStatementIllustration = illustration(
  <>
    <ellipse className="tint" cx="72" cy="58" rx="64" ry="46" />
    <path className="paper" d="M44 18h44a4 4 0 0 1 4 4v70l-8-5-8 5-8-5-8 5-8-5-8 5-8-5-4 2.5V22a4 4 0 0 1 4-4z" />
    <path d="M52 36h28M52 48h20M52 60h24" />
    <circle className="brand" cx="98" cy="72" r="18" />
    <path className="on-brand" d="m98 62.5 2.8 5.9 6.4.9-4.7 4.5 1.2 6.4-5.7-3.1-5.7 3.1 1.2-6.4-4.7-4.5 6.4-.9z" />
  </>,
)

export const EmptyRewardsIllustration = illustration(
  <>
    <ellipse className="tint" cx="72" cy="60" rx="64" ry="44" />
    <path className="paper" d="M38 54h68v38a4 4 0 0 1-4 4H42a4 4 0 0 1-4-4z" />
    <path className="brand" d="M32 40h80v14H32z" />
    <path d="M66 40h12v56H66z" className="brand" />
    <path d="M72 40C60 40 50 35 50 27c0-5 4-8 8-8 8 0 14 10 14 21zm0 0c12 0 22-5 22-13 0-5-4-8-8-8-8 0-14 10-14 21z" className="paper" />
    <path d="M24 24v8m-4-4h8M118 66v6m-3-3h6" />
  </>,
)

export const NoCompaniesIllustration = illustration(
  <>
    <ellipse className="tint" cx="72" cy="62" rx="64" ry="42" />
    <path className="paper" d="M40 52v40a4 4 0 0 0 4 4h56a4 4 0 0 0 4-4V52" />
    <path className="brand" d="M40 22h64l9 22a10.25 10.25 0 0 1-20.5 0 10.25 10.25 0 0 1-20.5 0 10.25 10.25 0 0 1-20.5 0A10.25 10.25 0 0 1 31 44z" />
    <path d="M56 22 51.5 44M88 22l4.5 22M72 22v22" className="on-brand" />
    <path d="M31 44a10.25 10.25 0 0 0 20.5 0 10.25 10.25 0 0 0 20.5 0 10.25 10.25 0 0 0 20.5 0 10.25 10.25 0 0 0 20.5 0M62 96V74a10 10 0 0 1 20 0v22" />
  </>,
)

export const OfflineIllustration = illustration(
  <>
    <ellipse className="tint" cx="72" cy="60" rx="64" ry="44" />
    <path className="paper" d="M44 82a17 17 0 0 1-2-33.9 30 30 0 0 1 58.6-3.7A19 19 0 0 1 102 82z" />
    <circle className="brand" cx="98" cy="82" r="15" />
    <path className="on-brand" d="m92.5 76.5 11 11m0-11-11 11" />
    <path d="M60 66a17 17 0 0 1 24 0M67 73a7 7 0 0 1 10 0" />
  </>,
)
