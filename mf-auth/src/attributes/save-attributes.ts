import { toE164, toIsoDate } from 'shared/format'
import { showToast } from 'shared/toast'
import { callAccount } from '../calls/call-account.ts'
import { attributesFailure, sessionFailure } from '../failures.ts'
import type { SendFlowEvent } from '../flow/flow-store.ts'
import { enterSession, isSessionOver } from '../session/enter-session.ts'
import type { AttributeField } from './missing-attributes.ts'

/** Saves the attributes that were missing. A new phone makes the provider send its code, as it does at sign-up. */
export async function saveAttributes(
  values: Readonly<Record<AttributeField, string>>,
  missing: readonly AttributeField[],
  send: SendFlowEvent,
): Promise<void> {
  const phoneNumber = toE164(values.phone)
  const attributes: Readonly<Record<AttributeField, readonly [name: string, value: string]>> = {
    name: ['name', values.name.trim()],
    phone: ['phone_number', phoneNumber],
    birthdate: ['birthdate', toIsoDate(values.birthdate, new Date()) ?? ''],
    gender: ['gender', values.gender],
  }
  const changes = Object.fromEntries(missing.map((field) => attributes[field]))
  const saved = await callAccount((account) => account.updateCustomer(changes))
  if (!saved.ok) {
    if (!(await isSessionOver(saved))) showToast(attributesFailure(saved.error))
    return
  }
  send({ type: 'attributes-saved', phoneNumber, at: Date.now() })
  const entered = await enterSession()
  if (!entered.ok && entered.error.kind !== 'session-ended') showToast(sessionFailure)
}
