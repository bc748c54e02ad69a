import { Box, Card, Skeleton, Stack, VisuallyHidden } from 'shared/ui'
import { messages } from '../messages.ts'
import { rewardCardGap, rewardCardMinHeight, RewardGrid, rewardPictureSize } from './reward-card-layout.ts'
import { FilterRow, FoundText } from './RewardFilterBar.tsx'

const places = [1, 2, 3, 4, 5, 6]

/** The place of the rewards, card by card, while they are on their way. */
export function RewardsSkeleton() {
  return (
    <>
      <VisuallyHidden role="status">{messages.loading}</VisuallyHidden>
      <FilterRow aria-hidden="true">
        <Box flex="1 1 16rem">
          <Skeleton width="32" height="5" marginBottom="1.5" />
          <Skeleton height="12" borderRadius="md" />
        </Box>
        <Skeleton width="40" height="12" borderRadius="md" />
        <FoundText as="div">
          <Skeleton display="inline-block" verticalAlign="top" width="28" height="5" />
        </FoundText>
      </FilterRow>
      <RewardGrid aria-hidden="true">
        {places.map((place) => (
          <Card key={place} display="flex" alignItems="center" gap={rewardCardGap} padding="4" minHeight={rewardCardMinHeight}>
            <Skeleton width={rewardPictureSize} height={rewardPictureSize} borderRadius="md" flexShrink="0" />
            <Stack flex="1" gap="3">
              <Skeleton height="5" width="80%" />
              <Skeleton height="5" width="40%" />
              <Skeleton height="4" width="65%" />
            </Stack>
          </Card>
        ))}
      </RewardGrid>
    </>
  )
}
