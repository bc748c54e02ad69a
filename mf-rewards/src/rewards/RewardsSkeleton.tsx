import { Card, Skeleton, Stack, Status } from 'shared/ui'
import { shortLandscape, smallPhone } from 'shared/screen-size'
import { messages } from '../messages.ts'
import { rewardCard, RewardGrid, rewardPicture, rewardWords } from './reward-card-layout.ts'

const cards = [1, 2, 3, 4, 5, 6]

/** As much space as the rewards take, card by card, while they are on their way. */
export function RewardsSkeleton({ hasFilter }: { readonly hasFilter: boolean }) {
  return (
    <>
      <Status>{messages.loading}</Status>
      {hasFilter && <Skeleton width="40" height="control" borderRadius="full" css={roomForCount} />}
      <Stack gap="4" aria-hidden="true">
        <SectionTitleSkeleton />
        <RewardGrid>
          {cards.map((card) => (
            <Card key={card} css={rewardCard}>
              <Skeleton css={rewardPicture} />
              <Stack css={rewardWords} gap="3">
                <Skeleton height="5" width="80%" />
                <Skeleton height="5" width="40%" />
                <Skeleton height="4" width="65%" />
              </Stack>
            </Card>
          ))}
        </RewardGrid>
      </Stack>
    </>
  )
}

const roomForCount = {
  marginBottom: 'calc({spacing.3} + 1.25rem)',
  [smallPhone]: { marginBottom: '0' },
  [shortLandscape]: { marginTop: '-4', marginBottom: '0' },
}

export const SectionTitleSkeleton = () => <Skeleton height="6" width="40" marginBlock="0.5" />
