import { CheckIcon, CrossIcon, Flex } from 'shared/ui'
import { messages } from '../messages.ts'
import type { Outcome } from './keep-places.ts'

interface IntentOutcomeProps {
  readonly outcome: Outcome
  /** A button that it replaces was pressed: it takes over the focus, which also reads it out. */
  readonly takesFocus: boolean
}

/** How a request ended, in the place of its buttons. */
export function IntentOutcome({ outcome, takesFocus }: IntentOutcomeProps) {
  const isAuthorized = outcome === 'authorized'
  return (
    <Flex
      tabIndex={-1}
      ref={takesFocus ? takeLostFocus : undefined}
      alignItems="center"
      justifyContent="center"
      gap="2"
      minHeight="control"
      borderRadius="md"
      fontWeight="bold"
      background={isAuthorized ? 'success.tint' : 'ground'}
      color={isAuthorized ? 'success.text' : 'ink.soft'}
    >
      {isAuthorized ? <CheckIcon size={20} /> : <CrossIcon size={20} />}
      {messages.intents.outcomes[outcome]}
    </Flex>
  )
}

/** Only a focus that went with its button: the customer may be at another request already. */
function takeLostFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true })
}
