import type { Context } from 'hono'
import type * as v from 'valibot'
import { endpoints, type Endpoint, type EndpointName, type PathOf, type Service } from 'shared/contract'
import { basePathOf } from '../addresses.ts'
import { organizationByToken, type OrganizationRow } from '../api/organizations.ts'
import type { PlatformContext } from '../context.ts'
import type { TokenClaims } from '../identity/tokens.ts'
import { readToken } from './bearer.ts'
import { check, Problem, readBody } from './problem.ts'
import type { ServiceApp } from './service-app.ts'

type Endpoints = typeof endpoints
type Field<Name extends EndpointName, Key extends string> =
  Endpoints[Name] extends Record<Key, infer Value> ? Value : undefined

type OutputOf<Schema> = Schema extends v.GenericSchema ? v.InferOutput<Schema> : undefined

type Customer<Rule> = Rule extends 'none'
  ? undefined
  : Rule extends 'id-if-signed-in'
    ? TokenClaims | undefined
    : TokenClaims

/** A call that passed every check of the contract. */
interface ContractRequest<Name extends EndpointName> {
  readonly parameters: PathOf<Name>
  readonly query: OutputOf<Field<Name, 'query'>>
  readonly body: OutputOf<Field<Name, 'body'>>
  readonly customer: Customer<Endpoints[Name]['token']>
  /** The organisation that `X-App-Token` names. */
  readonly organization: Field<Name, 'organizationToken'> extends true ? OrganizationRow : undefined
}

/** Computes a response from the database; its result is sent as JSON. */
type ContractHandler<Name extends EndpointName> = (request: ContractRequest<Name>) => unknown

export type ContractHandlers<Of extends Service> = {
  readonly [Name in EndpointName as Endpoints[Name]['service'] extends Of ? Name : never]: ContractHandler<Name>
}

/** Serves a service's endpoints of the contract, and refuses everything outside it: 401 for a missing, wrong or expired token, else 400. */
export function serveContract<Of extends Service>(
  app: ServiceApp,
  context: PlatformContext,
  service: Of,
  handlers: ContractHandlers<Of>,
): void {
  for (const [name, handler] of Object.entries(handlers) as [EndpointName, ContractHandler<EndpointName>][]) {
    const endpoint: Endpoint = endpoints[name]
    const path = basePathOf(service) + endpoint.path(context.siteConfig).replace(/\{(\w+)\}/g, ':$1')
    app.on(endpoint.method, path, async (c) => {
      const request = {
        customer: await readToken(c, context, endpoint.token),
        parameters: c.req.param(),
        query: readQuery(c, endpoint),
        body: endpoint.body ? await readBody(c, endpoint.body) : await refuseBody(c),
        organization: readOrganization(c, context, endpoint),
      }
      return c.json((await handler(request as ContractRequest<EndpointName>)) as object)
    })
  }
}

function readOrganization(c: Context, context: PlatformContext, endpoint: Endpoint): OrganizationRow | undefined {
  const token = c.req.header('x-app-token')
  if (!endpoint.organizationToken) {
    if (token !== undefined) throw new Problem(400, 'Unexpected header', 'X-App-Token')
    return undefined
  }
  if (!token) throw new Problem(400, 'Missing header', 'X-App-Token')
  const organization = organizationByToken(context.database, token)
  if (!organization) throw new Problem(403, 'Unknown organisation token', 'X-App-Token')
  return organization
}

function readQuery(c: Context, { query }: Endpoint): unknown {
  const sent = c.req.query()
  if (query) return check(query, sent, 'query')
  const [unexpected] = Object.keys(sent)
  if (unexpected !== undefined) throw new Problem(400, 'Unexpected parameter', unexpected)
  return undefined
}

async function refuseBody(c: Context): Promise<undefined> {
  const sent = await c.req.text()
  if (sent !== '' && sent !== '{}') throw new Problem(400, 'Unexpected body', 'body')
}
