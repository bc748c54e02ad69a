import { useId } from 'react'
import type { Loaded, Membership } from 'shared/query'
import { Button, Flex, Notice, Stack, Title } from 'shared/ui'
import { messages } from '../messages.ts'
import { IntentCard } from './IntentCard.tsx'
import type { ShownIntent } from './keep-places.ts'

interface PendingIntentsProps {
  readonly membership: Membership
  readonly intents: Loaded<readonly ShownIntent[]>
}

/** What waits for the customer's authorisation. */
export function PendingIntents({ membership, intents }: PendingIntentsProps) {
  const titleId = useId()
  if (intents.state === 'failed') {
    return (
      <Notice status="warning" role="status">
        {messages.intents.unavailable}
        <Flex marginInline="-7">
          <Button variant="quiet" loading={intents.isFetching} onClick={intents.retry}>
            {messages.intents.retry}
          </Button>
        </Flex>
      </Notice>
    )
  }
  if (intents.state === 'pending' || intents.data.length === 0) return null
  return (
    <Stack as="section" aria-labelledby={titleId} gap="3">
      <Title id={titleId}>{messages.intents.title}</Title>
      <Stack as="ul" gap="4">
        {intents.data.map((intent) => (
          <li key={intent.signature}>
            <IntentCard membership={membership} intent={intent} />
          </li>
        ))}
      </Stack>
    </Stack>
  )
}
