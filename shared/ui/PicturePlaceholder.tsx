import { chakra } from '@chakra-ui/react'
import type { HTMLChakraProps } from '@chakra-ui/react'

/** A drawing of a picture, in the size and shape of the one it stands for. */
export function PicturePlaceholder({ alt, ...shape }: HTMLChakraProps<'img'>) {
  return (
    <chakra.img as="span" display="grid" placeItems="center" background="ground" color="line.strong" {...shape} {...imageName(alt)}>
      <svg aria-hidden="true" width="40" height="40" viewBox="0 0 40 40" fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinejoin="round">
        <rect x="5" y="8" width="30" height="24" rx="3" />
        <circle cx="14" cy="16" r="3" />
        <path d="m5.5 29 9-8 6 5 6.5-7 7.5 8" />
      </svg>
    </chakra.img>
  )
}

function imageName(alt: string | undefined) {
  return alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true }
}
