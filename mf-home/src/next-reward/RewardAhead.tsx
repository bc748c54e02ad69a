import { rewardPictureAddress, type Reward } from 'shared/contract'
import { siteConfig } from 'shared/session'
import { Box, chakra, Flex, ProgressBar, SafeImage, Stack } from 'shared/ui'
import { messages } from '../messages.ts'
import { CoveringLink } from './CoveringLink.tsx'
import { NextRewardFrame, PictureAndWords, rewardPictureSize } from './NextRewardFrame.tsx'

interface RewardAheadProps {
  readonly reward: Reward
  /** What the customer has, and what is missing, in points. */
  readonly total: number
  readonly missing: number
  /** The address of the rewards. */
  readonly to: string
}

/** The next reward, and how far the customer has come towards it. */
export function RewardAhead({ reward, total, missing, to }: RewardAheadProps) {
  const share = messages.nextReward.share(total, reward.debited_value)
  return (
    <NextRewardFrame>
      <PictureAndWords>
        <SafeImage
          src={rewardPictureAddress(siteConfig().cdn.baseUrl, reward.image_url)}
          alt=""
          width={rewardPictureSize}
          height={rewardPictureSize}
          borderRadius="md"
          flexShrink="0"
        />
        <Stack gap="1">
          <CoveringLink to={to}>{reward.name}</CoveringLink>
          <chakra.span textStyle="small" fontWeight="bold" color="brand.text">
            {messages.nextReward.missing(missing)}
          </chakra.span>
        </Stack>
      </PictureAndWords>
      <Flex alignItems="center" flexWrap="wrap" columnGap="3" rowGap="1">
        <Box flex="1 1 6rem">
          <ProgressBar value={total} max={reward.debited_value} label={messages.nextReward.progress} valueText={share} />
        </Box>
        {/* Said by the bar. */}
        <chakra.span aria-hidden="true" textStyle="number" fontSize="sm" lineHeight="1.25rem" color="ink.soft">
          {share}
        </chakra.span>
      </Flex>
    </NextRewardFrame>
  )
}
