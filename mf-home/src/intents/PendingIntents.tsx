import { useId } from 'react'
import { Button, Flex, Notice, Stack, Title } from 'shared/ui'
import type { Membership } from 'shared/query'
import { messages } from '../messages.ts'
import { IntentCard } from './IntentCard.tsx'
import type { Intents } from './use-intents.ts'

interface PendingIntentsProps extends Intents {
  readonly membership: Membership
}

/** What waits for the customer's authorisation. */
export function PendingIntents({ membership, intents, unknown, asking, askAgain }: PendingIntentsProps) {
  const titleId = useId()
  if (unknown) return <Unavailable asking={asking} askAgain={askAgain} />
  if (!intents?.length) return null
  return (
    <Stack as="section" aria-labelledby={titleId} gap="3">
      <Title id={titleId}>{messages.intents.title}</Title>
      <Stack as="ul" gap="4">
        {intents.map((intent) => (
          <li key={intent.signature}>
            <IntentCard membership={membership} intent={intent} />
          </li>
        ))}
      </Stack>
    </Stack>
  )
}

function Unavailable({ asking, askAgain }: Pick<Intents, 'asking' | 'askAgain'>) {
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
