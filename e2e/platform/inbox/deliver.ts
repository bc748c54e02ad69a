import type { World } from '../context.ts'
import { insert } from '../database/query.ts'

/** `sms` and `call` come from the authentication helper, `identity` from the identity provider. */
export type Channel = 'sms' | 'call' | 'identity'

export type Delivery = { readonly channel: Channel; readonly code: string; readonly text: string } & (
  | { readonly phone: string }
  | { readonly email: string }
)

/** Delivers a message to the inbox page, instead of by telephone network or mail. */
export function deliver({ database, clock }: World, delivery: Delivery): void {
  insert(database, 'messages', {
    channel: delivery.channel,
    phone: 'phone' in delivery ? delivery.phone : null,
    email: 'email' in delivery ? delivery.email : null,
    code: delivery.code,
    text: delivery.text,
    created_at: clock.now(),
  })
}
