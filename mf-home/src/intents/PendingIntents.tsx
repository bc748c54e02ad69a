import { useId, useState } from 'react'
import type { Loaded, Membership } from 'shared/query'
import { Button, chakra, Flex, Notice, Stack, Text, Title, useStatus } from 'shared/ui'
import { messages } from '../messages.ts'
import { IntentCard } from './IntentCard.tsx'
import { isNewAndWaiting, type ShownIntent } from './keep-places.ts'
import { newRequestId, showNewRequest } from './show-new-request.ts'
import { useArrivals } from './use-intents.ts'

interface PendingIntentsProps {
  readonly membership: Membership
  readonly intents: Exclude<Loaded<readonly ShownIntent[]>, { state: 'pending' }>
  /** They came after other parts of the screen, below these. */
  readonly isBelow: boolean
}

/** What waits for an authorisation. One that arrives later opens on request: it must not push 'Autorizar' under a thumb. */
export function PendingIntents({ membership, intents, isBelow }: PendingIntentsProps) {
  const count = intents.state === 'loaded' ? intents.data.length : undefined
  const titleId = useId()
  const [isOpen, setIsOpen] = useState(count !== undefined)
  const open = () => {
    setIsOpen(true)
    // Once they are drawn.
    setTimeout(() => showNewRequest(titleId))
  }
  useArrivals(count, isBelow ? 0 : count, open)
  if (isOpen && count === 0) setIsOpen(false)
  const isRetrying = intents.state === 'failed' && intents.isFetching
  const [wasRetrying, setWasRetrying] = useState(false)
  if (isRetrying !== wasRetrying) setWasRetrying(isRetrying)
  useStatus(intents.state === 'failed' ? messages.intents.unavailable : undefined)
  // Pressed in vain: what comes later comes by itself, and must not open.
  if (wasRetrying && !isRetrying && intents.state === 'failed') setIsOpen(false)
  // What replaces the notice is as high, so that nothing below it moves.
  const [noticeHeight, setNoticeHeight] = useState<number>()
  if (intents.state === 'failed') {
    const measure = (notice: HTMLElement | null) => {
      if (notice) setNoticeHeight(notice.getBoundingClientRect().height)
    }
    const retry = () => {
      setIsOpen(true)
      intents.retry()
    }
    return (
      <div ref={measure}>
        <Notice status="warning">
          <span>{messages.intents.unavailable}</span>
          <Flex marginInline="-7">
            <Button variant="quiet" loading={intents.isFetching} onClick={retry}>
              {messages.intents.retry}
            </Button>
          </Flex>
        </Notice>
      </div>
    )
  }
  if (!isOpen) {
    return (
      <Place data-waiting={intents.data.length > 0 || undefined} style={{ minHeight: noticeHeight }}>
        {intents.data.length === 0 ? (
          messages.intents.noneNow
        ) : (
          <>
            <span>{messages.intents.waiting(intents.data.length)}</span>
            <Button id={intents.data.some(isNewAndWaiting) ? newRequestId : undefined} variant="quiet" onClick={open}>
              {messages.intents.show}
            </Button>
          </>
        )}
      </Place>
    )
  }
  return (
    <Stack as="section" aria-labelledby={titleId} gap="3">
      <div>
        <Title id={titleId} tabIndex={-1}>
          {messages.intents.title}
        </Title>
        <Text textStyle="small" color="ink.soft" marginTop="1">
          {messages.intents.meaning}
        </Text>
      </div>
      <Stack as="ul" gap="4">
        {intents.data.map((intent) => (
          <li key={JSON.stringify([intent.signature, intent.code])}>
            <IntentCard membership={membership} intent={intent} />
          </li>
        ))}
      </Stack>
    </Stack>
  )
}

/** One line, of the same height with and without its button. */
const Place = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    minHeight: 'calc({sizes.control} + 2px)',
    paddingInlineStart: { base: '4', sm: '5' },
    borderWidth: '1px',
    borderRadius: 'lg',
    borderColor: 'line',
    textStyle: 'small',
    color: 'ink.soft',
    '&[data-waiting]': { borderColor: 'brand.text', background: 'paper', color: 'ink', fontWeight: 'bold' },
  },
})
