import { useDeferredValue, useId } from 'react'
import { Button, Flex, Notice, Stack, Title } from 'shared/ui'
import { messages } from '../messages.ts'
import type { Membership } from 'shared/query'
import { IntentCard } from './IntentCard.tsx'
import { useIntents } from './intents-query.ts'

/** What waits for the customer's authorisation. Last on the screen, since nobody knows beforehand how much it is. */
export function PendingIntents({ membership }: { membership: Membership }) {
  const titleId = useId()
  const { data: answered, isFetching, errorUpdateCount, refetch } = useIntents(membership)
  // Drawn in slices: a list of cards at once would keep a touch waiting.
  const data = useDeferredValue(answered)
  if (data === undefined) {
    // The notice stays while the question is repeated, and the button keeps the focus.
    return errorUpdateCount > 0 ? <Unavailable asking={isFetching} askAgain={() => void refetch()} /> : null
  }
  if (data.length === 0) return null
  return (
    <Stack as="section" aria-labelledby={titleId} gap="3">
      <Title id={titleId}>{messages.intents.title}</Title>
      <Stack as="ul" gap="4">
        {data.map((intent) => (
          <li key={intent.signature}>
            <IntentCard membership={membership} intent={intent} />
          </li>
        ))}
      </Stack>
    </Stack>
  )
}

function Unavailable({ asking, askAgain }: { asking: boolean; askAgain: () => void }) {
  return (
    <Notice status="warning" role="status">
      {messages.intents.unavailable}
      <Flex marginInline="-7">
        <Button variant="quiet" loading={asking} onClick={askAgain}>
          {messages.intents.retry}
        </Button>
      </Flex>
    </Notice>
  )
}
