import * as v from 'valibot'
import type { World } from '../context.ts'
import { Problem } from '../http/problem.ts'
import { userByAttribute, userByLogin, type User } from '../identity/users.ts'

/** Names a customer by phone, with or without +55, or without a phone by username. */
export const customerSchema = v.strictObject({ phone: v.optional(v.string()), username: v.optional(v.string()) })

export function requireCustomer(
  { database }: World,
  { phone, username = '' }: v.InferOutput<typeof customerSchema>,
): User {
  const user =
    phone === undefined
      ? userByLogin(database, username)
      : userByAttribute(database, 'phone_number', `+55${phone.replace(/\D/g, '').replace(/^55(?=\d{11}$)/, '')}`)
  if (!user) throw new Problem(404, 'Unknown customer', phone === undefined ? 'username' : 'phone')
  return user
}

/** What can expire long before its time, and the tables that have it. */
export const expirable = {
  tokens: ['issued_tokens'],
  'refresh-tokens': ['sessions'],
  codes: ['user_codes', 'helper_codes', 'authorization_codes'],
  challenges: ['challenges'],
  vouchers: ['vouchers'],
  points: ['score_entries'],
} as const

export const expirySchema = v.strictObject({
  ...customerSchema.entries,
  what: v.picklist(Object.keys(expirable) as (keyof typeof expirable)[]),
})
