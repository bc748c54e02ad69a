import { Box, chakra, Flex, VisuallyHidden } from 'shared/ui'
import { messages } from '../messages.ts'
import type { Membership } from 'shared/query'
import { AnimatedPoints } from './AnimatedPoints.tsx'
import { ExpiringLine } from './ExpiringLine.tsx'
import { OutdatedLine } from './OutdatedLine.tsx'
import { usePoints } from './use-points.ts'

/** The number that matters, alone on the organisation's colour; below it what expires soon. */
export function PointsHero({ membership }: { membership: Membership }) {
  const { total, outdated, asking, askAgain } = usePoints(membership)
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
          {outdated ? <OutdatedLine asking={asking} askAgain={askAgain} /> : <ExpiringLine membership={membership} total={total} />}
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
