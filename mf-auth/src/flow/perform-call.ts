import { deviceNow } from 'shared/format'
import { callAccount } from 'shared/session'
import type { Toast } from 'shared/toast'
import { identificationOf, identify } from '../calls/auth-helper.ts'
import { messages } from '../messages.ts'
import type { AwaitedCall, Identification } from './flow.ts'
import type { FlowStep } from './flow-store.ts'

/** Makes a call that a state of the flow needs, and sends what came of it. */
export async function performCall({ call, phoneNumber }: AwaitedCall, step: FlowStep): Promise<void> {
  switch (call) {
    case 'identify': {
      const identified = await identify(phoneNumber)
      const as = identified.ok ? identificationOf(identified.value) : 'ready'
      const toast = toasts[as]
      if (toast) step.say(toast)
      return step.send({ type: 'identified', as })
    }
    case 'request-phone-code': {
      const requested = await callAccount((account) => account.requestPhoneCode())
      if (requested.ok) step.send({ type: 'phone-code-sent', at: deviceNow() })
      // A failure is silent: the customer can press 'Reenviar SMS'.
    }
  }
}

const toasts: Partial<Record<Identification, Toast>> = {
  'no-account': { status: 'info', message: messages.noAccount },
  google: { status: 'info', message: messages.externalAccount('google') },
  apple: { status: 'info', message: messages.externalAccount('apple') },
  'phone-not-verified': { status: 'warning', message: messages.phoneNotVerified },
}
