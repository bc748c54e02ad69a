import type { DatabaseSync } from 'node:sqlite'
import type { World } from '../context.ts'
import { all, insert } from '../database/query.ts'

/** A text message or a call, which goes to the inbox instead of the telephone network. */
interface Delivery {
  /** `sms` and `call` come from the authentication helper, `identity` from the identity provider. */
  readonly channel: 'sms' | 'call' | 'identity'
  readonly phone: string
  readonly code: string
  readonly text: string
}

export interface Message extends Delivery {
  readonly created_at: number
}

export function deliver({ database, clock }: World, delivery: Delivery): void {
  insert(database, 'messages', { ...delivery, created_at: clock.now() })
}

/** Messages, newest first, of one phone number in any form, or of all. */
export function messagesTo(database: DatabaseSync, phone?: string): Message[] {
  // In a query an unescaped plus sign arrives as a space.
  const digits = phone?.replace(/\D/g, '') ?? null
  return all<Message>(database)`SELECT channel, phone, code, text, created_at FROM messages
    WHERE ${digits} IS NULL OR phone = '+' || ${digits} ORDER BY id DESC LIMIT 200`
}
