import type { DatabaseSync } from 'node:sqlite'
import { attributesOf, userByAttribute } from '../identity/users.ts'

/** Returns only what the sign-in screen needs to choose its view for a phone number (spec §4). */
export function identify(database: DatabaseSync, phoneNumber: string) {
  const user = userByAttribute(database, 'phone_number', phoneNumber)
  if (!user) return { user: null }
  const attributes = attributesOf(database, user.sub)
  const shown = ['phone_number', 'phone_number_verified'].filter((name) => attributes[name] !== undefined)
  return {
    user: {
      UserStatus: user.status,
      Username: user.username,
      Attributes: shown.map((name) => ({ Name: name, Value: attributes[name] })),
    },
  }
}
