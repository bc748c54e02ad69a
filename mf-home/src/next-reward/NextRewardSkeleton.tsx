import { Skeleton, Stack } from 'shared/ui'
import { NextRewardFrame, PictureAndWords, rewardPictureSize } from './NextRewardFrame.tsx'

/** The place of the card. */
export function NextRewardSkeleton() {
  return (
    <NextRewardFrame aria-hidden="true">
      <PictureAndWords>
        <Skeleton width={rewardPictureSize} height={rewardPictureSize} borderRadius="md" flexShrink="0" />
        <Stack gap="3">
          <Skeleton height="5" width="80%" />
          <Skeleton height="4" width="50%" />
        </Stack>
      </PictureAndWords>
      <Skeleton height="2" marginBlock="1.5" borderRadius="full" />
    </NextRewardFrame>
  )
}
