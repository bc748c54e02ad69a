import { chakra } from '@chakra-ui/react'
import type { HTMLChakraProps } from '@chakra-ui/react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { imageSource } from './image-source.ts'
import { PicturePlaceholder } from './PicturePlaceholder.tsx'

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
    return fallback === undefined ? <PicturePlaceholder alt={alt} {...rest} /> : fallback
  }
  return <chakra.img src={source} alt={alt} decoding="async" objectFit="cover" {...rest} onError={() => setBrokenSource(source)} />
}
