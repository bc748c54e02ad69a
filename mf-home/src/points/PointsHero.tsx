import { formatPoints } from 'shared/format'
import { Box, chakra, Flex, VisuallyHidden } from 'shared/ui'
import { messages } from '../messages.ts'
import type { Membership } from '../membership/use-membership.ts'
import { AnimatedPoints } from './AnimatedPoints.tsx'
import { ExpiringLine } from './ExpiringLine.tsx'
import { OutdatedLine } from './OutdatedLine.tsx'
import { usePoints } from './points-query.ts'

/** The number that matters, alone on the organisation's colour; below it what expires soon. */
export function PointsHero({ membership }: { membership: Membership }) {
  const { total, outdated, asking, askAgain } = usePoints(membership)
  return (
    <Surface>
      <Box width="full" maxWidth="content" marginInline="auto" paddingInline={{ base: '4', sm: '6' }} paddingTop="10" paddingBottom="5">
        <Box role="status">
          <chakra.span display="block" textStyle="hero" height="1em" whiteSpace="nowrap">
            {total === undefined ? (
              <span aria-hidden="true">{messages.points.unknown}</span>
            ) : (
              <AnimatedPoints membership={membership} total={total} />
            )}
            <VisuallyHidden>{total === undefined ? messages.points.loading : formatPoints(total)}</VisuallyHidden>
          </chakra.span>{' '}
          <chakra.span display="block" marginTop="2" textStyle="title" fontWeight="medium" aria-hidden={total === undefined}>
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
  base: { background: 'brand', color: 'brand.on', borderBottomWidth: '1px', borderColor: 'brand.border' },
})
