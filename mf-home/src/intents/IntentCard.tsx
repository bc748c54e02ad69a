import { useEffect, useId, useState, type ReactNode } from 'react'
import type { Membership } from 'shared/query'
import { sideways } from 'shared/screen-size'
import { AlertIcon, Button, Card, CheckIcon, chakra, CrossIcon, Flex, Text } from 'shared/ui'
import { messages } from '../messages.ts'
import { isNewAndWaiting, type ShownIntent } from './keep-places.ts'
import { lateTapMs } from './late-taps.ts'
import { newRequestId } from './show-new-request.ts'
import { useDecision } from './use-intents.ts'

interface IntentCardProps {
  readonly membership: Membership
  readonly intent: ShownIntent
  /** Beside the code. */
  readonly aside?: ReactNode
  /** What is said below the code once it is decided. */
  readonly remark?: string | undefined
}

/** A request: why, its code, and the customer's decision. Once it is decided the card turns. */
export function IntentCard({ membership, intent, aside, remark }: IntentCardProps) {
  const reasonId = useId()
  const reason = intent.reason?.trim() || messages.intents.noReason
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), lateTapMs)
    return () => clearTimeout(timer)
  }, [])
  const { run: decide, input: [deciding] = [], inVain } = useDecision(membership, intent)
  return (
    <Card
      role="group"
      aria-labelledby={reasonId}
      id={isNewAndWaiting(intent) ? newRequestId : undefined}
      tabIndex={-1}
      animation={intent.outcome && 'turnOver {durations.slow} {easings.out}'}
      css={{ ...focusRing, ...oneRow }}
    >
      <div>
        <Text
          id={reasonId}
          textStyle="subtitle"
          fontSize={`min({fontSizes.lg}, ${most} * 1.4)`}
          overflowWrap="anywhere"
          whiteSpace="pre-line"
        >
          {reason}
        </Text>
        <Flex flexWrap="wrap" alignItems="center" columnGap="3" marginTop="1">
          <Text flex="1 1 auto" {...small}>
            <span>{messages.intents.code}</span>{' '}
            <chakra.span
              textStyle="number"
              fontSize={`min({fontSizes.md}, ${most} * 1.2)`}
              letterSpacing="0.06em"
              color="ink"
              overflowWrap="anywhere"
            >
              {intent.code}
            </chakra.span>{' '}
            {isNewAndWaiting(intent) && <New>{messages.intents.new}</New>}
          </Text>
          {aside}
        </Flex>
        {/* Its lines stay, whatever is said in their place: what is below keeps its own. */}
        <Text {...small} display="grid" css={{ '& > *': { gridArea: '1 / 1' } }}>
          <chakra.span visibility={(intent.outcome ?? inVain) && 'hidden'}>{messages.intents.codeMeaning}</chakra.span>
          {inVain && !intent.outcome && (
            <chakra.span role="alert" display="flex" gap="1" color="ink" fontWeight="semibold">
              <AlertIcon size={20} />
              <span>{messages.intents.offline(inVain)}</span>
            </chakra.span>
          )}
          {remark && (
            <chakra.span color="ink" fontWeight="semibold">
              {remark}
            </chakra.span>
          )}
        </Text>
      </div>
      <Decisions data-waiting={!isReady || undefined}>
        {intent.outcome ? (
          <Ended tabIndex={-1} data-authorized={intent.outcome === 'authorized' || undefined}>
            {intent.outcome === 'authorized' ? <CheckIcon size={20} /> : <CrossIcon size={20} />}
            <span>{messages.intents.outcomes[intent.outcome]}</span>
            <chakra.span srOnly>{`: ${reason}`}</chakra.span>
          </Ended>
        ) : (
          (['revoked', 'authorized'] as const).map((decision) => (
            <Button
              key={decision}
              variant={decision === 'revoked' ? 'secondary' : 'primary'}
              aria-describedby={reasonId}
              loading={deciding === decision}
              disabled={!isReady || (deciding !== undefined && deciding !== decision)}
              onClick={() => decide(decision)}
            >
              {messages.intents.decisions[decision]}
            </Button>
          ))
        )}
      </Decisions>
    </Card>
  )
}

/** A text's greatest size where something else is the largest. */
const most = 'var(--most, 9rem)'

const small = { textStyle: 'small', fontSize: `min({fontSizes.sm}, ${most})`, color: 'ink.soft' }

/** For what gets the focus without a press. */
const focusRing = { '&&:focus-visible': { outline: '3px solid {colors.ink}', outlineOffset: '3px' } }

/** How a request ended, in the place of its buttons, whose focus it takes over. */
const Ended = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: 'control',
    paddingInline: '4',
    borderRadius: 'md',
    // What forced colours draw in place of the ground.
    border: '1px solid transparent',
    fontSize: `min(var(--outcome, {fontSizes.md}), ${most} * 1.4)`,
    fontWeight: 'bold',
    background: 'ground',
    color: 'ink.soft',
    '&[data-authorized]': { background: 'success.tint', color: 'success.text' },
    ...focusRing,
  },
})

const New = chakra('span', {
  base: {
    paddingInline: '2',
    borderWidth: '1px',
    borderColor: 'brand.text',
    borderRadius: 'full',
    color: 'brand.text',
    fontWeight: 'bold',
  },
})

/** On a phone held sideways the buttons are beside the words. */
const oneRow = {
  [sideways]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    rowGap: '3',
    columnGap: '6',
    paddingBlock: '3',
    // In a row of their own the buttons fill it.
    '& > :first-child': { flex: '99 1 14rem', minWidth: '0' },
    '& > :last-child': { flexGrow: '1', marginTop: '0' },
  },
}

const Decisions = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    marginTop: '4',
    '& > *': { flex: '1 1 auto' },
    // The wait is too short to be shown.
    '&[data-waiting] > :disabled': { opacity: '1' },
  },
})
