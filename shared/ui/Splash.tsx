import { chakra } from '@chakra-ui/react'
import { BrandPlate, type RoundelProps } from './Roundel.tsx'
import { VisuallyHidden } from './Text.tsx'

/** The whole screen, as the page's HTML drew it before any script (`shell/server/first-paint.ts`), while the session is not known: the organisation's mark, breathing. */
export function Splash({ name, src }: Pick<RoundelProps, 'name' | 'src'>) {
  return (
    <chakra.div role="status" display="grid" placeItems="center" minHeight="100dvh" background="ground">
      <VisuallyHidden>Carregando</VisuallyHidden>
      <chakra.div display="grid" animation="breathe 2.4s ease-in-out 1s infinite" borderRadius="full" boxShadow="card">
        <BrandPlate name={name} src={src} size={176} />
      </chakra.div>
    </chakra.div>
  )
}
