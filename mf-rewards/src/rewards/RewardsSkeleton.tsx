import { Card, Skeleton, Stack, VisuallyHidden } from 'shared/ui'
import { messages } from '../messages.ts'
import { Balance } from './Balance.tsx'
import { rewardCardGap, rewardCardMinHeight, rewardPictureSize } from './reward-card-size.ts'
import { RewardGrid } from './RewardGrid.tsx'

const places = [1, 2, 3, 4, 5, 6]

/** The place of the rewards, card by card, while they are on their way. */
export function RewardsSkeleton() {
  return (
    <>
      <VisuallyHidden role="status">{messages.loading}</VisuallyHidden>
      <Balance score={undefined} isLoading />
      <RewardGrid isSkeleton>
        {places.map((place) => (
          <li key={place}>
            <Card display="flex" alignItems="center" gap={rewardCardGap} padding="4" minHeight={rewardCardMinHeight}>
              <Skeleton width={rewardPictureSize} height={rewardPictureSize} borderRadius="md" flexShrink="0" />
              <Stack flex="1" gap="3">
                <Skeleton height="5" width="80%" />
                <Skeleton height="5" width="40%" />
                <Skeleton height="4" width="65%" />
              </Stack>
            </Card>
          </li>
        ))}
      </RewardGrid>
    </>
  )
}
