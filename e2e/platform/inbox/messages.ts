import type { DatabaseSync } from 'node:sqlite'
import { all, sql } from '../database/query.ts'
import type { Channel } from './deliver.ts'

export interface Message {
  readonly channel: Channel
  readonly phone: string | null
  readonly email: string | null
  readonly code: string
  readonly text: string
  readonly created_at: number
}

/** Messages, newest first, of one phone number in any form, or of all. */
export function messagesTo(database: DatabaseSync, phone?: string): Message[] {
  // In a query an unescaped plus sign arrives as a space.
  const digits = phone?.replace(/\D/g, '') ?? null
  return all<Message>(
    database,
    sql`SELECT channel, phone, email, code, text, created_at FROM messages
     WHERE ${digits} IS NULL OR phone = '+' || ${digits} ORDER BY id DESC LIMIT 200`,
  )
}
