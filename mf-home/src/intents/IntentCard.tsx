import { useId } from 'react'
import { Button, Card, CheckIcon, chakra, CrossIcon, Flex, Text } from 'shared/ui'
import { messages } from '../messages.ts'
import type { Membership } from 'shared/query'
import { useDecideIntent } from './decide-intent.ts'
import type { Decision, PendingIntent } from './intents-query.ts'

interface IntentCardProps {
  readonly membership: Membership
  readonly intent: PendingIntent
}

/** A request: why, its code, and the customer's answer to it. */
export function IntentCard({ membership, intent }: IntentCardProps) {
  const reasonId = useId()
  const { mutate, isPending, isSuccess, variables } = useDecideIntent(membership, intent)
  return (
    <Card role="group" aria-labelledby={reasonId}>
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
        {intent.decision ? (
          <Result decision={intent.decision} takesFocus={isSuccess} />
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

/** Takes over the focus from the button that it replaces, which also reads it out. */
function Result({ decision, takesFocus }: { decision: Decision; takesFocus: boolean }) {
  const authorized = decision === 'authorized'
  return (
    <Flex
      tabIndex={-1}
      ref={takesFocus ? focus : undefined}
      alignItems="center"
      justifyContent="center"
      gap="2"
      minHeight="control"
      borderRadius="md"
      fontWeight="bold"
      background={authorized ? 'success.tint' : 'ground'}
      color={authorized ? 'success.text' : 'ink.soft'}
      animation="fadeIn 250ms"
    >
      {authorized ? <CheckIcon size={20} /> : <CrossIcon size={20} />}
      {authorized ? messages.intents.authorized : messages.intents.revoked}
    </Flex>
  )
}

const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })

const Answers = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '4', '& > *': { flex: '1 1 auto' } },
})
