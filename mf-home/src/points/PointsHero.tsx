import { pointsInWords, pointsWord } from 'shared/points'
import { pointsQuery, useLoaded, type Membership } from 'shared/query'
import { chakra, Flex, Status, VisuallyHidden } from 'shared/ui'
import { messages } from '../messages.ts'
import { AnimatedPoints } from './AnimatedPoints.tsx'
import { PointsNote } from './PointsNote.tsx'

/** The total, alone on the organisation's colour; below it what expires soon. */
export function PointsHero({ membership }: { readonly membership: Membership }) {
  const points = useLoaded(pointsQuery(membership))
  // Unknown while it loads; one that could not be loaded is 0 (spec §7).
  const total = points.state === 'loaded' ? points.data.total_scores : points.state === 'failed' ? 0 : undefined
  return (
    <Surface>
      <Content>
        {/* Said once and final; what moves is for the eye. */}
        <VisuallyHidden role="status">{total !== undefined && pointsInWords(total)}</VisuallyHidden>
        {total === undefined && <Status>{messages.points.loading}</Status>}
        <Total aria-hidden="true">
          <chakra.span display="block" textStyle="hero" height="1em" whiteSpace="nowrap">
            {total === undefined ? messages.points.unknown : <AnimatedPoints membership={membership} total={total} />}
          </chakra.span>
          <chakra.span display="block" textStyle="title" fontWeight="medium">
            {pointsWord(total ?? 0)}
          </chakra.span>
        </Total>
        <Flex
          role="status"
          alignItems="center"
          flexWrap="wrap"
          columnGap="2"
          minHeight="12"
          fontSize={{ base: 'sm', sm: 'md' }}
        >
          <PointsNote membership={membership} points={points} />
        </Flex>
      </Content>
    </Surface>
  )
}

const Surface = chakra('section', {
  base: {
    background: 'brand',
    color: 'brand.on',
    borderColor: 'brand.border',
    // On a wide screen a panel beside the navigation, else the top of the page.
    borderWidth: { base: '0 0 1px', lg: '1px' },
    borderRadius: { lg: 'xl' },
    marginInline: { lg: '6' },
    // Level with the first tab.
    marginTop: { lg: '4' },
  },
})

/** A phone held sideways, or a small one: the number stays, and what is around it gives way to what comes below. */
const onShortScreens = '@media (max-height: 36rem)'

const Content = chakra('div', {
  base: {
    width: 'full',
    maxWidth: 'content',
    marginInline: 'auto',
    paddingInline: { base: '4', sm: '6' },
    paddingTop: { base: '6', lg: '10' },
    paddingBottom: '5',
    [onShortScreens]: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      alignItems: 'center',
      columnGap: '6',
      paddingTop: '3',
      paddingBottom: '1',
    },
  },
})

const Total = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: '2',
    marginBottom: '3',
    // A long total is as large as fits.
    containerType: 'inline-size',
    [onShortScreens]: { flexFlow: 'row wrap', alignItems: 'baseline', columnGap: '2', marginBottom: '1' },
  },
})
