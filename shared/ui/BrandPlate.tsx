import { Roundel } from './Roundel.tsx'
import type { RoundelProps } from './Roundel.tsx'

/** An organisation's logo in a round white plate with a hairline, so that any logo works on any colour. */
export function BrandPlate({ size = 48, ...rest }: RoundelProps) {
  return <Roundel {...rest} size={size} fit="contain" padding={`${Math.round(size * 0.12)}px`} background="paper" color="ink" borderColor="line" />
}
