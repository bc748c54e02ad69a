import { BrandPlate, chakra, VisuallyHidden } from 'shared/ui'

/** The whole screen until the session is known: the organisation's pulsing logo. The page's HTML shows the same before any script runs (`shell/server/first-paint.ts`). */
export function Splash({ name, src }: { name: string; src: string | undefined }) {
  return (
    <chakra.div role="status" display="grid" placeItems="center" minHeight="100dvh" background="ground">
      <VisuallyHidden>Carregando</VisuallyHidden>
      <chakra.div display="grid" animation="breathe 2.4s ease-in-out 1s infinite" borderRadius="full" boxShadow="card">
        <BrandPlate name={name} src={src} size={176} />
      </chakra.div>
    </chakra.div>
  )
}
