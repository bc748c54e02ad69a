import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { organizationByKey } from '../api/organizations.ts'
import type { World } from '../context.ts'
import { insert, inTransaction } from '../database/query.ts'
import { Problem } from '../http/problem.ts'
import { createUser, userByAttribute } from '../identity/users.ts'
import { seedStatement } from '../seed/statement.ts'
import { requireCustomer } from './customer-state.ts'

const phone = v.pipe(v.string(), v.regex(/^\d{11}$/, 'Eleven digits'))
const sixDigits = v.pipe(v.string(), v.regex(/^\d{6}$/, 'Six digits'))
const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Data in addition to the seed's, until the next reset. */
export const moreDataSchema = v.strictObject({
  customers: v.optional(
    v.array(
      v.strictObject({
        phone,
        name: v.string(),
        password: v.optional(v.string(), 'pontos123'),
        status: v.optional(
          v.picklist(['UNCONFIRMED', 'CONFIRMED', 'RESET_REQUIRED', 'FORCE_CHANGE_PASSWORD']),
          'CONFIRMED',
        ),
        phoneVerified: v.optional(v.boolean(), true),
        mfaRequired: v.optional(v.boolean(), false),
        tracksDevices: v.optional(v.boolean(), false),
        attributes: v.optional(v.record(v.string(), v.string()), {}),
      }),
    ),
    [],
  ),
  memberships: v.optional(
    v.array(
      v.strictObject({
        phone,
        organization: v.string(),
        points: wholeNumber,
        entries: v.optional(wholeNumber, 1),
        termsAccepted: v.optional(v.boolean(), true),
      }),
    ),
    [],
  ),
  intents: v.optional(
    v.array(
      v.strictObject({
        phone,
        organization: v.string(),
        reason: v.string(),
        code: v.optional(sixDigits),
        trusty: v.optional(v.boolean(), false),
      }),
    ),
    [],
  ),
})

export type MoreData = v.InferOutput<typeof moreDataSchema>

/** Writes all of it, or refuses and writes nothing. */
export function seedMore(world: World, { customers, memberships, intents }: MoreData): void {
  const { database } = world
  const now = world.clock.now()
  const requireOrganization = (key: string): string => {
    if (!organizationByKey(database, key)) throw new Problem(404, 'Unknown organisation', 'organization')
    return key
  }
  inTransaction(database, () => {
    for (const { phone: number, name, phoneVerified, attributes, ...customer } of customers) {
      if (userByAttribute(database, 'phone_number', `+55${number}`))
        throw new Problem(409, 'Phone number taken', 'phone')
      createUser(world, {
        ...customer,
        sub: randomUUID(),
        username: `cliente_${randomBytes(6).toString('hex')}`,
        attributes: { name, phone_number: `+55${number}`, phone_number_verified: String(phoneVerified), ...attributes },
      })
    }
    for (const { phone: number, organization, points, entries, termsAccepted } of memberships) {
      const { sub } = requireCustomer(world, { phone: number })
      const organizationKey = requireOrganization(organization)
      insert(database, 'memberships', { sub, organization_key: organizationKey, joined_at: now }, 'IGNORE')
      if (termsAccepted) {
        insert(database, 'terms_acceptances', { sub, organization_key: organizationKey, accepted_at: now }, 'IGNORE')
      }
      seedStatement(database, { sub, organizationKey, points, entries, now })
    }
    for (const { phone: number, organization, reason, code, trusty } of intents) {
      insert(database, 'intents', {
        signature: randomBytes(24).toString('base64'),
        sub: requireCustomer(world, { phone: number }).sub,
        provider: requireOrganization(organization),
        code: code ?? String(randomInt(100_000, 1_000_000)),
        reason,
        decision: trusty ? 'authorized' : null,
        decided_at: trusty ? now : null,
      })
    }
  })
}
