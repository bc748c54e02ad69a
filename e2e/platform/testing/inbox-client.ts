import { setTimeout as delay } from 'node:timers/promises'
import type { Message } from '../inbox/messages.ts'
import type { Platform } from '../platform.ts'

const patienceMs = 10_000
const lookEveryMs = 50

/** The newest code for a national phone number, by any channel unless named. Waits for the first: a screen requests it as it opens. */
export async function newestCode(
  { addresses }: Pick<Platform, 'addresses'>,
  phone: string,
  channel?: Message['channel'],
): Promise<string> {
  const inbox = `${addresses.inbox}/messages?${new URLSearchParams({ phone: `+55${phone}` })}`
  for (let waitedMs = 0; waitedMs < patienceMs; waitedMs += lookEveryMs) {
    const messages = (await (await fetch(inbox)).json()) as Message[]
    const message = messages.find((candidate) => channel === undefined || candidate.channel === channel)
    if (message) return message.code
    await delay(lookEveryMs)
  }
  throw new Error(`no ${channel ?? ''} message for ${phone}`)
}
