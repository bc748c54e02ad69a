import { useId } from 'react'
import type { Membership } from 'shared/query'
import { Button, Card, chakra, Text } from 'shared/ui'
import { messages } from '../messages.ts'
import { useDecideIntent } from './decide-intent.ts'
import { IntentOutcome } from './IntentOutcome.tsx'
import type { ShownIntent } from './keep-places.ts'

interface IntentCardProps {
  readonly membership: Membership
  readonly intent: ShownIntent
}

/** A request: why, its code, and the customer's answer to it. Once it is answered the card turns. */
export function IntentCard({ membership, intent }: IntentCardProps) {
  const reasonId = useId()
  const { mutate, isIdle, isPending, variables } = useDecideIntent(membership, intent)
  return (
    <Card role="group" aria-labelledby={reasonId} animation={intent.outcome && 'turnOver {durations.slow} {easings.out}'}>
      <Text id={reasonId} textStyle="subtitle" overflowWrap="anywhere">
        {intent.reason ?? messages.intents.noReason}
      </Text>
      <Text textStyle="small" color="ink.soft" marginTop="1">
        {messages.intents.code}{' '}
        <chakra.span textStyle="number" fontSize="md" letterSpacing="0.06em" color="ink" overflowWrap="anywhere">
          {intent.code}
        </chakra.span>
      </Text>
      <Answers>
        {intent.outcome ? (
          <IntentOutcome outcome={intent.outcome} takesFocus={!isIdle} />
        ) : (
          <>
            <Button
              variant="secondary"
              aria-describedby={reasonId}
              loading={isPending && variables === 'revoked'}
              disabled={isPending && variables !== 'revoked'}
              onClick={() => mutate('revoked')}
            >
              {messages.intents.deny}
            </Button>
            <Button
              aria-describedby={reasonId}
              loading={isPending && variables === 'authorized'}
              disabled={isPending && variables !== 'authorized'}
              onClick={() => mutate('authorized')}
            >
              {messages.intents.authorize}
            </Button>
          </>
        )}
      </Answers>
    </Card>
  )
}

const Answers = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '4', '& > *': { flex: '1 1 auto' } },
})
