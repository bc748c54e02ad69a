import { abortAfter } from 'shared/tasks'
import { showToast, type Toast } from 'shared/toast'
import { callAccount } from '../calls/call-account.ts'
import { identificationOf, identify } from '../calls/identify.ts'
import { messages } from '../messages.ts'
import { isSessionOver } from '../session/enter-session.ts'
import type { AwaitedCall, Identification } from './flow.ts'
import type { SendFlowEvent } from './flow-store.ts'

/** How long the first view may wait for `identify`; then it is sign-in, as after a failure (spec §4). */
const identifyTimeoutMs = 4000

/** Makes a call that a state of the flow asks for, and sends what came of it. */
export async function performCall({ call, phoneNumber }: AwaitedCall, send: SendFlowEvent): Promise<void> {
  switch (call) {
    case 'identify': {
      const identified = await identify(phoneNumber, abortAfter(identifyTimeoutMs))
      const as = identified.ok ? identificationOf(identified.value) : 'known'
      send({ type: 'identified', as })
      const toast = identificationToast(as)
      if (toast) showToast(toast)
      return
    }
    case 'request-phone-code': {
      const requested = await callAccount((account) => account.requestPhoneCode())
      if (requested.ok) send({ type: 'phone-code-sent', phoneNumber, at: Date.now() })
      // Otherwise silent: 'Reenviar SMS' is there to ask again.
      else await isSessionOver(requested)
    }
  }
}

function identificationToast(identification: Identification): Toast | undefined {
  switch (identification) {
    case 'unknown':
      return { status: 'info', message: messages.unknownPhone }
    case 'google':
    case 'apple':
      return { status: 'info', message: messages.externalAccount(identification) }
    case 'phone-not-verified':
      return { status: 'warning', message: messages.phoneNotVerified }
    case 'known':
      return undefined
  }
}
