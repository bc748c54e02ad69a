import axios from 'axios'
import type { Channel } from '../inbox/deliver.ts'
import type { Platform } from '../platform.ts'

/** The newest code that arrived at a national phone number. */
export async function newestCode(platform: Platform, phone: string, channel: Channel): Promise<string> {
  const { data } = await axios.get<{ channel: Channel; code: string }[]>(`${platform.addresses.inbox}/messages`, {
    params: { phone: `+55${phone}` },
  })
  const message = data.find((candidate) => candidate.channel === channel)
  if (!message) throw new Error(`No ${channel} message for ${phone}`)
  return message.code
}
