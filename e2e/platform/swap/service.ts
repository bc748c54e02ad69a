import { decodeVoucherRules } from 'shared/contract'
import { organizationByKey } from '../api/organizations.ts'
import type { PlatformContext } from '../context.ts'
import { serveContract } from '../http/contract-routes.ts'
import { Problem } from '../http/problem.ts'
import { createServiceApp, type ServiceApp } from '../http/service-app.ts'
import { decideIntent, intentsOf } from './intents.ts'
import { createVoucher, vouchersOf } from './vouchers.ts'

/** The swap service: intents and vouchers. A provider is an organisation's key. */
export function createSwapService(context: PlatformContext): ServiceApp {
  const { database } = context
  const app = createServiceApp('swap', context)

  const requireProvider = (provider: string) => {
    if (!organizationByKey(database, provider)) throw new Problem(404, 'Unknown provider', 'provider')
  }

  serveContract(app, context, 'swap', {
    intents: ({ customer, query }) => {
      requireProvider(query.provider)
      return intentsOf(database, customer.sub, query.provider)
    },
    decideIntent: ({ customer, parameters }) =>
      decideIntent(context, customer.sub, parameters.signature, parameters.code),
    vouchers: ({ customer, query }) => {
      requireProvider(query.provider)
      const groupByKey = decodeVoucherRules(query.rules)
      if (groupByKey === undefined) throw new Problem(400, 'Not a base64 filter on groupByKey', 'rules')
      return vouchersOf(database, customer.sub, query.provider, groupByKey)
    },
    createVoucher: ({ customer, body }) => {
      requireProvider(body.provider)
      return createVoucher(context, customer.sub, body)
    },
  })
  return app
}
