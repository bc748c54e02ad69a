import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { useState, type ReactNode } from 'react'
import { imageSource } from './image-source.ts'

export interface SafeImageProps extends Omit<
  HTMLChakraProps<'img'>,
  'src' | 'srcSet' | 'alt' | 'onError' | 'children'
> {
  /** An address from the API; it may be missing, broken or hostile. */
  readonly src: string | null | undefined
  /** '' if the text beside the image says the same. */
  readonly alt: string
  /** Replaces a missing or broken image; a drawing of a picture by default. */
  readonly fallback?: ReactNode
}

/** An image from outside. One that cannot be loaded is replaced, and not requested again. */
export function SafeImage({ src, alt, fallback, ...rest }: SafeImageProps) {
  const source = imageSource(src)
  const [brokenSource, setBrokenSource] = useState<string>()
  if (source === undefined || source === brokenSource) {
    return fallback === undefined ? <Placeholder alt={alt} {...rest} /> : fallback
  }
  return <Picture src={source} alt={alt} decoding="async" {...rest} onError={() => setBrokenSource(source)} />
}

/** A drawing of a picture, in the size and shape of the image that it replaces. */
function Placeholder({ alt, ...shape }: HTMLChakraProps<'img'>) {
  return (
    <Picture as="span" {...shape} {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}>
      <svg
        aria-hidden="true"
        width="40"
        height="40"
        viewBox="0 0 40 40"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinejoin="round"
      >
        <rect x="5" y="8" width="30" height="24" rx="3" />
        <circle cx="14" cy="16" r="3" />
        <path d="m5.5 29 9-8 6 5 6.5-7 7.5 8" />
      </svg>
    </Picture>
  )
}

/** Both states share one class: otherwise the whole list is restyled when it scrolls to its first missing picture. */
const Picture = chakra('img', {
  base: {
    objectFit: 'cover',
    // A picture may be transparent, and drawn for white.
    '&:is(img)': { colorScheme: 'light', background: 'paper' },
    '&:is(span)': { display: 'grid', placeItems: 'center', background: 'ground', color: 'line.strong' },
  },
})
