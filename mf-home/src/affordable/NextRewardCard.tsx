import type { ReactNode } from 'react'
import type { Reward } from 'shared/contract'
import { costInWords, missingInWords, shareInWords } from 'shared/rewards'
import { RewardPicture } from 'shared/rewards/picture'
import { Link } from 'shared/router'
import { useSession } from 'shared/session'
import { Box, Card, chakra, Flex, ProgressBar, Skeleton, Stack, Status, StatusMark, Text } from 'shared/ui'
import { messages } from '../messages.ts'

interface RewardAheadProps {
  readonly reward: Reward
  /** What the customer has, and what is missing, in points. */
  readonly total: number
  readonly missing: number
  readonly to: string
}

/** The next reward, and how far the customer has come towards it. */
export function RewardAhead({ reward, total, missing, to }: RewardAheadProps) {
  const { isBalanceHidden } = useSession().ui
  const share = shareInWords(total, reward.debited_value)
  return (
    <Frame>
      <PictureAndWords>
        <RewardPicture path={reward.image_url} size={pictureSize} />
        <Stack gap="1">
          <CoveringLink to={to}>{reward.name}</CoveringLink>
          {isBalanceHidden ? (
            <Text textStyle="small">{costInWords(reward.debited_value)}</Text>
          ) : (
            <StatusMark color="amber">{missingInWords(missing)}</StatusMark>
          )}
        </Stack>
      </PictureAndWords>
      {/* It would tell the balance. */}
      <Flex
        alignItems="center"
        flexWrap="wrap"
        columnGap="3"
        rowGap="1"
        visibility={isBalanceHidden ? 'hidden' : undefined}
      >
        <Box flex="1 1 6rem">
          <ProgressBar
            value={total}
            max={reward.debited_value}
            label={messages.nextReward.progress}
            valueText={share}
          />
        </Box>
        {/* Said by the bar. */}
        <chakra.span aria-hidden="true" textStyle="number" fontSize="sm" lineHeight="1.25rem" color="ink.soft">
          {share}
        </chakra.span>
      </Flex>
    </Frame>
  )
}

interface NextRewardWordsProps {
  readonly icon: ReactNode
  readonly children: string
  /** Where the card leads: all of it can be pressed. */
  readonly link?: { readonly to: string; readonly words: string }
  readonly action?: ReactNode
}

/** Where there is no next reward to show: words in a card of the same size. */
export function NextRewardWords({ icon, children, link, action }: NextRewardWordsProps) {
  return (
    <Frame>
      <Flex gap="3">
        <chakra.span flexShrink="0" color="brand.text">
          {icon}
        </chakra.span>
        <div>
          <Text>{children}</Text>
          {link && (
            <CoveringLink to={link.to} display="inline-block" paddingBlock="3" fontSize="md" color="brand.text">
              {link.words}
            </CoveringLink>
          )}
          {action && <Flex marginInlineStart="-7">{action}</Flex>}
        </div>
      </Flex>
    </Frame>
  )
}

/** The place of a section with its title, whatever it will be. */
export function SectionSkeleton() {
  return (
    <Stack gap="3">
      <Status>{messages.home.loading}</Status>
      <Skeleton textStyle="title" width="56" height="1lh" />
      <CardSkeleton />
    </Stack>
  )
}

export function CardSkeleton() {
  return (
    <Frame aria-hidden="true">
      <PictureAndWords>
        <Skeleton width={pictureSize} height={pictureSize} borderRadius="md" flexShrink="0" />
        <Stack gap="3">
          <Skeleton height="5" width="80%" />
          <Skeleton height="4" width="50%" />
        </Stack>
      </PictureAndWords>
      <Skeleton height="2" marginBlock="1.5" borderRadius="full" />
    </Frame>
  )
}

/** The card's surface. It has one size in every state, so that nothing jumps when the reward arrives. */
const Frame = chakra(Card, {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: '3',
    minHeight: '40',
  },
})

/** Side of the square picture, in the scale of sizes. */
const pictureSize = '20'

/** A picture with words beside it; below it, where large text leaves too little room. */
const PictureAndWords = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '3',
    '& > :last-child': { flex: '1 1 8rem', minWidth: '0' },
  },
})

/** The card's one link: its words are the name, and the whole card can be pressed. */
const CoveringLink = chakra(Link, {
  base: {
    textStyle: 'subtitle',
    color: 'ink',
    overflowWrap: 'anywhere',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' },
    _focusVisible: {
      outline: 'none',
      boxShadow: 'none',
      _after: { outline: '3px solid {colors.ink}', outlineOffset: '3px' },
    },
  },
})
