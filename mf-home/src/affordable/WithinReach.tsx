import type { Reward } from 'shared/contract'
import { costInWords } from 'shared/rewards'
import { RewardPicture } from 'shared/rewards/picture'
import { Link, paths } from 'shared/router'
import { chakra } from 'shared/ui'
import { ListSection } from '../ListSection.tsx'
import { messages } from '../messages.ts'
import { RowLink, RowWords } from '../RowLink.tsx'

interface WithinReachProps {
  readonly organizationKey: string
  /** Not empty. */
  readonly rewards: readonly Reward[]
}

/** What the customer can have now; each row leads to its reward. */
export function WithinReach({ organizationKey, rewards }: WithinReachProps) {
  return (
    <ListSection
      title={messages.withinReach.title}
      more={{ to: paths.rewards(organizationKey), words: messages.withinReach.seeAll }}
    >
      {rewards.map(({ id, name, image_url, debited_value }) => (
        <li key={id}>
          <RowLink asChild>
            <Link to={paths.reward(organizationKey, id)}>
              <RewardPicture path={image_url} size="12" />
              <RowWords name={name}>
                <chakra.span color="ink.soft">{costInWords(debited_value)}</chakra.span>
              </RowWords>
            </Link>
          </RowLink>
        </li>
      ))}
    </ListSection>
  )
}
