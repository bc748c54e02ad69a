import type { PlatformContext } from '../context.ts'
import { serveContract } from '../http/contract-routes.ts'
import { Problem } from '../http/problem.ts'
import { createServiceApp, type ServiceApp } from '../http/service-app.ts'
import { attributesOf } from '../identity/users.ts'
import { listedOrganizations, organizationByKey, organizationDocument, organizationsOf } from './organizations.ts'
import { statement, totalPoints } from './points.ts'
import { rewardsOf } from './rewards.ts'

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
    organizations: ({ customer }) => {
      const organizations = customer ? organizationsOf(database, customer.sub) : listedOrganizations(database)
      return organizations.map((organization) => organizationDocument(organization, addresses.cdn))
    },
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
