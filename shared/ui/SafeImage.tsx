import { chakra } from '@chakra-ui/react'
import type { HTMLChakraProps } from '@chakra-ui/react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { imageSource } from './image-source.ts'

export interface SafeImageProps extends Omit<HTMLChakraProps<'img'>, 'src' | 'srcSet' | 'alt' | 'onError' | 'children'> {
  /** An address from the API; it may be missing, broken or hostile. */
  src: string | null | undefined
  /** What the image says; '' when the words beside it say so already. */
  alt: string
  /** Instead of an image that is missing or broken; a drawing of a picture by default. */
  fallback?: ReactNode
}

/** An image from outside. One that cannot be loaded is replaced once, and never asked for again. */
export function SafeImage({ src, alt, fallback, ...rest }: SafeImageProps) {
  const source = imageSource(src)
  const [brokenSource, setBrokenSource] = useState<string>()
  if (source === undefined || source === brokenSource) {
    return fallback === undefined ? <Placeholder alt={alt} {...rest} /> : fallback
  }
  return <Picture src={source} alt={alt} decoding="async" {...rest} onError={() => setBrokenSource(source)} />
}

/** A drawing of a picture, in the size and shape of the one it stands for. */
function Placeholder({ alt, ...shape }: HTMLChakraProps<'img'>) {
  return (
    <Picture as="span" {...shape} {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}>
      <svg aria-hidden="true" width="40" height="40" viewBox="0 0 40 40" fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinejoin="round">
        <rect x="5" y="8" width="30" height="24" rx="3" />
        <circle cx="14" cy="16" r="3" />
        <path d="m5.5 29 9-8 6 5 6.5-7 7.5 8" />
      </svg>
    </Picture>
  )
}

/** Both in one class: a list that scrolls to its first missing picture would else be styled anew, all of it. */
const Picture = chakra('img', {
  base: {
    objectFit: 'cover',
    '&:is(span)': { display: 'grid', placeItems: 'center', background: 'ground', color: 'line.strong' },
  },
})
