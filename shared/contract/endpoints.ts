import * as v from 'valibot'
import { authHelperRequestSchema, codeSentSchema, identifiedSchema, type AuthHelperRequest } from './auth-helper.ts'
import { maxIntents, maxOrganizations, maxRewards, maxScoreEntries, maxVouchers } from './bounds.ts'
import { customerScoresSchema } from './customer.ts'
import { intentSchema } from './intent.ts'
import { booleanLike } from './lenient.ts'
import { organizationDocumentSchema, organizationSchema } from './organization.ts'
import { rewardSchema } from './reward.ts'
import { scoreEntrySchema } from './score-entry.ts'
import type { SiteConfig } from './site-config.ts'
import { voucherRequestSchema, voucherSchema } from './voucher.ts'

/** Whether the customer has accepted an organisation's terms (spec §3). */
export const termsSchema = v.object({ accepted: booleanLike })

/** The services of spec §7; each has its own origin. */
export type Service = 'api' | 'swap' | 'authHelper' | 'terms'

/**
 * The token that a call carries. `none`: never one. `id-if-signed-in`: the ID token if there is a session. `id`, `access`: the call
 * needs a session. `id-in-query`, `id-in-header`: the terms service takes the ID token as `token` or as `X-User-Token`.
 */
export type TokenRule = 'none' | 'id-if-signed-in' | 'id' | 'access' | 'id-in-query' | 'id-in-header'

/**
 * What a successful response holds. A list's items are checked one by one, so that one bad item does not cost the list. `id` names the
 * fields that tell its items apart; without any, two may be alike.
 */
export type ResponseContent =
  | { readonly kind: 'document'; readonly schema: v.GenericSchema }
  | { readonly kind: 'list'; readonly schema: v.GenericSchema; readonly atMost: number; readonly id: readonly string[] }

export interface Endpoint {
  readonly service: Service
  readonly method: 'GET' | 'POST' | 'PUT'
  /** Path below the service's address; `{name}` marks a parameter. The path's type names its parameters. */
  readonly path: (config: SiteConfig) => string
  readonly token: TokenRule
  /** Sends the organisation's token as `X-App-Token`. */
  readonly organizationToken?: true
  readonly query?: v.GenericSchema
  readonly body?: v.GenericSchema
  readonly response: ResponseContent
}

const document = <const Schema extends v.GenericSchema>(schema: Schema) => ({ kind: 'document', schema }) as const
const list = <const Schema extends v.GenericSchema<unknown, object>>(
  schema: Schema,
  atMost: number,
  ...id: readonly (keyof v.InferOutput<Schema> & string)[]
) => ({ kind: 'list', schema, atMost, id: id as readonly string[] }) as const
const text = v.pipe(v.string(), v.nonEmpty())

/** One address for all calls; the body's `event` tells them apart. */
const helperCall = {
  service: 'authHelper',
  method: 'POST',
  path: () => '',
  token: 'none',
  body: authHelperRequestSchema,
} as const

/** Every call of spec §7. The API client makes its calls from this table; the local platform serves it. */
export const endpoints = {
  organizations: {
    service: 'api',
    method: 'GET',
    path: (config) => config.api.paths.organizations,
    token: 'id-if-signed-in',
    response: list(organizationSchema, maxOrganizations, 'key'),
  },
  organization: {
    service: 'api',
    method: 'GET',
    path: (config) => config.api.paths.organization,
    // The page's HTML preloads this call, and a preload cannot carry a bearer.
    token: 'none',
    response: document(organizationDocumentSchema),
  },
  acknowledge: {
    service: 'api',
    method: 'GET',
    path: (config) => config.api.paths.acknowledge,
    token: 'id',
    response: document(v.unknown()),
  },
  customerByPhone: {
    service: 'api',
    method: 'GET',
    path: (config) => config.api.paths.userByPhone,
    token: 'id',
    organizationToken: true,
    response: document(customerScoresSchema),
  },
  scoresByPhone: {
    service: 'api',
    method: 'GET',
    path: (config) => config.api.paths.scoresByPhone,
    token: 'id',
    organizationToken: true,
    response: list(scoreEntrySchema, maxScoreEntries),
  },
  rewards: {
    service: 'api',
    method: 'GET',
    path: (config) => config.api.paths.rewards,
    token: 'id',
    organizationToken: true,
    query: v.strictObject({ per_organization: v.literal('true') }),
    response: list(rewardSchema, maxRewards, 'id'),
  },
  intents: {
    service: 'swap',
    method: 'GET',
    path: () => '/intents',
    token: 'access',
    query: v.strictObject({ provider: text }),
    response: list(intentSchema, maxIntents, 'signature', 'code'),
  },
  decideIntent: {
    service: 'swap',
    method: 'PUT',
    path: () => '/intents/trusty/{signature}/{code}' as const,
    token: 'access',
    response: document(v.unknown()),
  },
  vouchers: {
    service: 'swap',
    method: 'GET',
    path: () => '/vouchers',
    token: 'access',
    query: v.strictObject({ provider: text, rules: text }),
    response: list(voucherSchema, maxVouchers, 'code'),
  },
  createVoucher: {
    service: 'swap',
    method: 'POST',
    path: () => '/vouchers',
    token: 'access',
    body: voucherRequestSchema,
    response: document(voucherSchema),
  },
  sendCode: { ...helperCall, response: document(codeSentSchema) },
  verifyCode: { ...helperCall, response: document(v.unknown()) },
  identify: { ...helperCall, response: document(identifiedSchema) },
  terms: {
    service: 'terms',
    method: 'GET',
    path: () => '/{key}/user' as const,
    token: 'id-in-query',
    query: v.strictObject({ token: text, redirect_uri: text }),
    response: document(termsSchema),
  },
  acceptTerms: {
    service: 'terms',
    method: 'POST',
    path: () => '/{key}/user' as const,
    token: 'id-in-header',
    response: document(v.unknown()),
  },
} as const satisfies Record<string, Endpoint>

export type EndpointName = keyof typeof endpoints

type Row<Name extends EndpointName> = (typeof endpoints)[Name]

/** The names of a path's parameters: `'key'` for `/open/orgs/{key}`. */
export type PathParameter<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParameter<Rest>
  : never

/** The values of an endpoint's path parameters, by name. */
export type PathOf<Name extends EndpointName> = Readonly<Record<PathParameter<ReturnType<Row<Name>['path']>>, string>>

/** The API client adds the terms service's token itself. */
type QueryOf<Name extends EndpointName> =
  Row<Name> extends { query: infer Schema extends v.GenericSchema }
    ? Omit<v.InferInput<Schema>, Row<Name>['token'] extends 'id-in-query' ? 'token' : never>
    : never

/** The three calls of the authentication helper share one schema, which tells them apart by `event`. */
interface HelperEvents {
  readonly sendCode: 'sms' | 'call'
  readonly verifyCode: 'verify'
  readonly identify: 'identify'
}

type BodyOf<Name extends EndpointName> = Name extends keyof HelperEvents
  ? Extract<AuthHelperRequest, { event: HelperEvents[Name] }>
  : Row<Name> extends { body: infer Schema extends v.GenericSchema }
    ? v.InferInput<Schema>
    : never

type Part<Key extends string, Value> = [Value] extends [never] ? unknown : { readonly [Only in Key]: Value }

/** What a call needs from its caller: the parts that its endpoint names. */
export type InputOf<Name extends EndpointName> = ([keyof PathOf<Name>] extends [never]
  ? unknown
  : { readonly path: PathOf<Name> }) &
  Part<'query', QueryOf<Name>> &
  Part<'body', BodyOf<Name>> &
  // A customer's organisation may be one without a token.
  (Row<Name> extends { organizationToken: true } ? { readonly organizationToken: string | undefined } : unknown)

/** What a successful response holds, once checked. */
export type ResponseOf<Name extends EndpointName> = Row<Name>['response'] extends {
  kind: infer Kind
  schema: infer Schema extends v.GenericSchema
}
  ? Kind extends 'list'
    ? v.InferOutput<Schema>[]
    : v.InferOutput<Schema>
  : never

/** Replaces a path's `{name}` marks by URL-encoded values. Throws if one is missing or empty: the path would lead elsewhere. */
export function fillPath<Path extends string>(
  template: Path,
  parameters: Readonly<Record<PathParameter<Path>, string>>,
): string {
  const values: Readonly<Record<string, string | undefined>> = parameters
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (!value) throw new Error(`No path parameter ${name}`)
    return encodeURIComponent(value)
  })
}
