import { Roundel } from './Roundel.tsx'
import type { RoundelProps } from './Roundel.tsx'

/** A customer's picture, or initial. */
export function Avatar(props: RoundelProps) {
  return <Roundel {...props} fit="cover" background="brand.tint" color="brand.text" borderColor="line" />
}
