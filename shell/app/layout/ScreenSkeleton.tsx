import type { ScreenShape } from 'shared/federation'
import { sideways } from 'shared/screen-size'
import { Card, chakra, ScreenColumn, Skeleton, Stack, Status } from 'shared/ui'
import { messages } from '../messages.ts'

/** The cards below the title, by the screen's shape: how many, and how high. The screen's own skeleton fills them. */
const cards = {
  hero: [1, '40'],
  rows: [1, '32rem'],
  cards: [6, '8.75rem'],
  form: [1, '32rem'],
} as const satisfies Record<ScreenShape, readonly [number, string]>

/** Placeholder while a screen's code is loading, in the shape that the screen's remote declares. */
export function ScreenSkeleton({ shape }: { readonly shape: ScreenShape }) {
  const [count, minHeight] = cards[shape]
  const isHero = shape === 'hero'
  return (
    <>
      {isHero && <Hero aria-hidden="true" />}
      <ScreenColumn>
        <Status>{messages.loading}</Status>
        <Stack gap={isHero ? '3' : '6'} aria-hidden="true">
          <Skeleton textStyle={isHero ? 'title' : 'heading'} height="1lh" width="56" />
          <Cards>
            {Array.from({ length: count }, (_, card) => (
              <Card key={card} minHeight={minHeight} maxWidth="42rem" />
            ))}
          </Cards>
        </Stack>
      </ScreenColumn>
    </>
  )
}

const Cards = chakra('div', {
  base: { display: 'grid', gap: '4', gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))' },
})

/** As much space as home's points take: the figure's height, and the lines around it. */
const Hero = chakra('div', {
  base: {
    // On a small phone, and on one held sideways, all is beside the figure.
    height: { base: 'calc(1em + 11.46rem)', lg: 'calc(1em + 12.52rem)' },
    '@media (max-height: 36rem)': { height: '8.6rem' },
    [sideways]: { height: '5.5rem' },
    '@media (min-width: 80rem)': { height: '10.5rem' },
    textStyle: 'hero',
    background: 'brand',
    borderRadius: { lg: 'xl' },
    marginInline: { lg: '6' },
    marginTop: { lg: '4' },
  },
})
