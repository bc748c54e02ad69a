import { pointsQuery, useLoaded, type Membership } from 'shared/query'
import { Box, chakra, Flex, VisuallyHidden } from 'shared/ui'
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
      <Box width="full" maxWidth="content" marginInline="auto" paddingInline={{ base: '4', sm: '6' }} paddingTop={{ base: '6', lg: '10' }} paddingBottom="5">
        {/* Said once and final; what moves is for the eye. */}
        <VisuallyHidden role="status">{total === undefined ? messages.points.loading : messages.points.total(total)}</VisuallyHidden>
        <Box aria-hidden="true">
          <chakra.span display="block" textStyle="hero" height="1em" whiteSpace="nowrap">
            {total === undefined ? messages.points.unknown : <AnimatedPoints membership={membership} total={total} />}
          </chakra.span>
          <chakra.span display="block" marginTop="2" textStyle="title" fontWeight="medium">
            {messages.points.word(total ?? 0)}
          </chakra.span>
        </Box>
        <Flex role="status" alignItems="center" flexWrap="wrap" columnGap="2" minHeight="12" marginTop="3" fontSize={{ base: 'sm', sm: 'md' }}>
          <PointsNote membership={membership} points={points} />
        </Flex>
      </Box>
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
