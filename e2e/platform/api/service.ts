import type { DatabaseSync } from 'node:sqlite'
import type { PlatformContext, World } from '../context.ts'
import { all, one } from '../database/query.ts'
import { serveContract } from '../http/contract-routes.ts'
import { Problem } from '../http/problem.ts'
import { createServiceApp, type ServiceApp } from '../http/service-app.ts'
import { attributesOf } from '../identity/users.ts'
import { formatApiDateTime } from './date-time.ts'
import { organizationByKey, organizationDocument, organizationsFor } from './organizations.ts'

export function createApiService(context: PlatformContext): ServiceApp {
  const { database, clock, addresses } = context
  const app = createServiceApp('api', context)

  /** A customer can read only what belongs to their own phone number. */
  const requireOwnPhone = (sub: string, phone: string, form: RegExp) => {
    if (!form.test(phone)) throw new Problem(400, 'Not a phone number in this path’s form', 'phone')
    const own = attributesOf(database, sub)['phone_number']
    if (own?.replace('+', '') !== phone.replace('+', ''))
      throw new Problem(403, 'Not the customer’s own phone number', 'phone')
  }

  serveContract(app, context, 'api', {
    organizations: ({ customer }) =>
      organizationsFor(database, customer?.sub).map((organization) =>
        organizationDocument(organization, addresses.cdn),
      ),
    organization: ({ parameters }) => {
      const organization = organizationByKey(database, parameters.key)
      if (!organization) throw new Problem(404, 'Unknown organisation', 'key')
      return organizationDocument(organization, addresses.cdn)
    },
    acknowledge: () => ({ acknowledged_at: new Date(clock.now()).toISOString() }),
    customerByPhone: ({ customer, organization, parameters }) => {
      requireOwnPhone(customer.sub, parameters.phone, /^\+55\d{11}$/)
      return { total_scores: totalPoints(context, customer.sub, organization.key) }
    },
    scoresByPhone: ({ customer, organization, parameters }) => {
      requireOwnPhone(customer.sub, parameters.phone, /^55\d{11}$/)
      return statement(database, customer.sub, organization.key)
    },
    rewards: ({ organization }) => rewardsOf(database, organization.key),
  })
  return app
}

/** The points that a customer can spend: those earned and not expired. */
function totalPoints({ database, clock }: World, sub: string, organizationKey: string): number {
  const row = one<{ total: number }>(database)`SELECT coalesce(sum(balance), 0) AS total FROM score_entries
    WHERE sub = ${sub} AND organization_key = ${organizationKey} AND expires_at > ${clock.now()}`
  return row?.total ?? 0
}

/** The whole statement, with expired entries. Shuffled, since the client has to sort (spec §9). */
function statement(database: DatabaseSync, sub: string, organizationKey: string) {
  const entries = all<{ created_at: number; expires_at: number }>(database)`SELECT balance, created_at, expires_at,
    company_name, sale_amount FROM score_entries
    WHERE sub = ${sub} AND organization_key = ${organizationKey} ORDER BY id * 7919 % 1009, id`
  return entries.map(({ created_at, expires_at, ...entry }) => ({
    ...entry,
    created_at: formatApiDateTime(created_at),
    expiration_at: formatApiDateTime(expires_at),
  }))
}

/** An organisation's rewards with the companies that redeem them, in no useful order. */
function rewardsOf(database: DatabaseSync, organizationKey: string) {
  const rewards = all<{ readonly id: string }>(database)`SELECT id, name, image_url, debited_value, value, description,
    reward_type, reward_type_name FROM rewards WHERE organization_key = ${organizationKey} ORDER BY id`
  const companiesOf = (id: string) =>
    all<{ swap_intents_rescues_auth: 0 | 1 }>(database)`SELECT name, ref, swap_intents_rescues_auth
      FROM reward_companies JOIN companies ON ref = company_ref WHERE reward_id = ${id} ORDER BY ref`
  return rewards.map((reward) => ({
    ...reward,
    available_companies: companiesOf(reward.id).map(({ swap_intents_rescues_auth: isAuthorized, ...company }) => ({
      ...company,
      swap_intents_rescues_auth: isAuthorized === 1,
    })),
  }))
}
