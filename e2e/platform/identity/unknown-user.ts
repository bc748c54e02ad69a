import type { DatabaseSync } from 'node:sqlite'
import { maskedPhone, type CodeDeliveryDetails } from './codes.ts'
import { IdentityError, type Refusal } from './errors.ts'
import { poolSettings } from './pool-settings.ts'

/** Refuses for a user that does not exist: openly, or as it would refuse one that does. */
export function refuseUnknownUser(database: DatabaseSync, openly: Refusal, hidden: Refusal): never {
  throw new IdentityError(poolSettings(database).hideUnknownUsers ? hidden : openly)
}

/** Where a code would have gone, for a user whom the pool does not admit to be missing. */
export function pretendToSend(login: string): { CodeDeliveryDetails: CodeDeliveryDetails } {
  return {
    CodeDeliveryDetails: { AttributeName: 'phone_number', DeliveryMedium: 'SMS', Destination: maskedPhone(login) },
  }
}
