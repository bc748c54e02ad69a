import type { World } from '../context.ts'
import { run, sql } from '../database/query.ts'

/** `sms` and `call` come from the authentication helper, `identity` from the identity provider. */
export type Channel = 'sms' | 'call' | 'identity'

export type Delivery = { readonly channel: Channel; readonly code: string; readonly text: string } & (
  | { readonly phone: string }
  | { readonly email: string }
)

/** Delivers a message to the inbox page, instead of by telephone network or mail. */
export function deliver({ database, clock }: World, delivery: Delivery): void {
  run(
    database,
    sql`INSERT INTO messages (channel, phone, email, code, text, created_at) VALUES (${delivery.channel}, ${'phone' in delivery ? delivery.phone : null}, ${'email' in delivery ? delivery.email : null}, ${delivery.code}, ${delivery.text}, ${clock.now()})`,
  )
}
