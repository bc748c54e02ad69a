import type { Reward, ScoreEntry } from 'shared/contract'
import { useSession } from 'shared/session'
import { Card, chakra, Text, Title } from 'shared/ui'
import { RewardRow } from '../affordable/RewardRow.tsx'
import { messages } from '../messages.ts'

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
      {reward && <RewardRow organizationKey={organizationKey} reward={reward} />}
    </Card>
  )
}

const Words = chakra('div', { base: { paddingInline: { base: '4', sm: '5' }, paddingBlock: '2' } })
