import { setTimeout as delay } from 'node:timers/promises'
import type { Channel } from '../inbox/deliver.ts'
import type { Platform } from '../platform.ts'
import { clientOf } from './api-client.ts'

const patienceMs = 10_000
const lookEveryMs = 50

/** The newest code for a national phone number. Waits for the first one: a screen requests a code while it opens. */
export async function newestCode(platform: Platform, phone: string, channel: Channel): Promise<string> {
  for (let waitedMs = 0; waitedMs < patienceMs; waitedMs += lookEveryMs) {
    const { data } = await clientOf(platform, 'inbox').get<{ channel: Channel; code: string }[]>('/messages', {
      params: { phone: `+55${phone}` },
    })
    const message = data.find((candidate) => candidate.channel === channel)
    if (message) return message.code
    await delay(lookEveryMs)
  }
  throw new Error(`No ${channel} message for ${phone}`)
}
