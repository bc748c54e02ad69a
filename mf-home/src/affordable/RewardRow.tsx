import type { Reward } from 'shared/contract'
import { costInWords } from 'shared/rewards'
import { RewardPicture } from 'shared/rewards/picture'
import { paths } from 'shared/router'
import { chakra } from 'shared/ui'
import { RowLink, RowWords } from '../RowLink.tsx'

interface RewardRowProps {
  readonly organizationKey: string
  readonly reward: Reward
}

/** A reward with its cost; the way to it. */
export const RewardRow = ({ organizationKey, reward }: RewardRowProps) => (
  <RowLink to={paths.reward(organizationKey, reward.id)}>
    <RewardPicture path={reward.image_url} size="12" />
    <RowWords name={reward.name}>
      <chakra.span color="ink.soft">{costInWords(reward.debited_value)}</chakra.span>
    </RowWords>
  </RowLink>
)
