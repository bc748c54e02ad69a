import { chakra } from 'shared/ui'

/** A phone and a computer, in the manner of the other empty states. */
export function DevicesIllustration() {
  return (
    <chakra.svg
      aria-hidden="true"
      width="144px"
      height="112px"
      viewBox="0 0 144 112"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      color="ink"
      css={{ '& .brand': { fill: 'brand' }, '& .tint': { fill: 'brand.tint', stroke: 'none' }, '& .paper': { fill: 'paper' } }}
    >
      <ellipse className="tint" cx="72" cy="60" rx="64" ry="44" />
      <rect className="paper" x="26" y="26" width="74" height="50" rx="4" />
      <path d="M16 86h70" />
      <rect className="brand" x="84" y="44" width="32" height="52" rx="5" />
    </chakra.svg>
  )
}
