import type { ReactNode } from 'react'
import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { PersonIcon } from './icons.tsx'
import { SafeImage } from './SafeImage.tsx'

export interface RoundelProps {
  /** Its initial replaces a missing or broken image. */
  readonly name: string
  readonly src: string | null | undefined
  /** Diameter in px; 48 by default. */
  readonly size?: number
  /** '' by default, since there is nearly always a name beside it. */
  readonly alt?: string
}

interface RoundelLook
  extends
    RoundelProps,
    Pick<HTMLChakraProps<'span'>, 'background' | 'color' | 'borderColor' | 'colorScheme' | 'padding'> {
  readonly size: number
  readonly fit: 'contain' | 'cover'
  /** In place of an initial, where the name has none. */
  readonly blank: ReactNode
}

/** An image in a circle, or the name's initial. */
function Roundel({ name, src, size, alt = '', fit, blank, padding, ...look }: RoundelLook) {
  const initial = (
    <chakra.span
      role={alt ? 'img' : undefined}
      aria-label={alt || undefined}
      aria-hidden={alt ? undefined : true}
      textStyle="number"
      fontSize={`${size * 0.42}px`}
      lineHeight="number"
    >
      {initialOf(name) ?? blank}
    </chakra.span>
  )
  return (
    <chakra.span
      display="inline-grid"
      placeItems="center"
      flexShrink="0"
      width={`${size}px`}
      height={`${size}px`}
      borderRadius="full"
      borderWidth="1px"
      overflow="hidden"
      {...look}
    >
      <SafeImage
        src={src}
        alt={alt}
        fallback={initial}
        width="100%"
        height="100%"
        padding={padding}
        objectFit={fit}
        borderRadius="full"
      />
    </chakra.span>
  )
}

/** A customer's picture, or initial; a drawing of a person without a name. */
export function Avatar({ size = 48, ...rest }: RoundelProps) {
  return (
    <Roundel
      {...rest}
      size={size}
      fit="cover"
      blank={<PersonIcon size={size * 0.6} />}
      background="brand.tint"
      color="brand.text"
      borderColor="line"
    />
  )
}

/** An organisation's logo on a round white plate with a thin border, so that any logo works on any colour. */
export function BrandPlate({ size = 48, ...rest }: RoundelProps) {
  return (
    <Roundel
      {...rest}
      size={size}
      fit="contain"
      blank="•"
      padding={`${Math.round(size * 0.12)}px`}
      colorScheme="light"
      background="paper"
      color="ink"
      borderColor="line"
    />
  )
}

function initialOf(name: string): string | undefined {
  return /[\p{L}\p{N}]\p{M}*/u.exec(name)?.[0].toLocaleUpperCase('pt-BR')
}
