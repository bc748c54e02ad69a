import type { Reward, ScoreEntry } from 'shared/contract'
import { costInWords } from 'shared/rewards'
import { RewardPicture } from 'shared/rewards/picture'
import { Link, paths } from 'shared/router'
import { useSession } from 'shared/session'
import { Card, chakra, Text, Title } from 'shared/ui'
import { messages } from '../messages.ts'
import { RowLink, RowWords } from '../RowLink.tsx'

interface WelcomeProps {
  readonly organizationKey: string
  readonly entry: ScoreEntry
  /** One that the points pay for, if there is any. */
  readonly reward: Reward | undefined
}

/** Greets a new customer, once: what the first points are, and what they are good for. */
export function Welcome({ organizationKey, entry, reward }: WelcomeProps) {
  const [firstName] = useSession().user?.name?.trim().split(/\s+/) ?? []
  return (
    <Card as="section" padding="0" paddingBlock="2" background="brand.tint">
      <Words>
        <Title>{messages.welcome.title(firstName, entry.balance)}</Title>
        {reward && <Text color="ink.soft">{messages.welcome.already}</Text>}
      </Words>
      {reward && (
        <RowLink asChild>
          <Link to={paths.reward(organizationKey, reward.id)}>
            <RewardPicture path={reward.image_url} size="12" />
            <RowWords name={reward.name}>
              <chakra.span color="ink.soft">{costInWords(reward.debited_value)}</chakra.span>
            </RowWords>
          </Link>
        </RowLink>
      )}
    </Card>
  )
}

const Words = chakra('div', { base: { paddingInline: { base: '4', sm: '5' }, paddingBlock: '2' } })
