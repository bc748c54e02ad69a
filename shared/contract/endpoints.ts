import * as v from 'valibot'
import { authHelperRequestSchema, codeSentSchema, identifiedSchema } from './auth-helper.ts'
import { maxIntents, maxOrganizations, maxRewards, maxScoreEntries, maxVouchers } from './bounds.ts'
import { customerScoresSchema } from './customer.ts'
import { intentSchema } from './intent.ts'
import { organizationDocumentSchema, organizationSchema } from './organization.ts'
import { rewardSchema } from './reward.ts'
import { scoreEntrySchema } from './score-entry.ts'
import type { SiteConfig } from './site-config.ts'
import { termsSchema } from './terms.ts'
import { voucherRequestSchema, voucherSchema } from './voucher.ts'

/** The services of spec §7, each an origin of its own. */
export type Service = 'api' | 'swap' | 'authHelper' | 'terms'

/**
 * The token of a call. `none`: never one. `id-if-signed-in`: the ID token when there is a
 * session. `id` / `access`: a session is needed. `id-in-query` / `id-in-header`: the terms
 * service takes the ID token as `token` and as `X-User-Token`.
 */
export type TokenRule = 'none' | 'id-if-signed-in' | 'id' | 'access' | 'id-in-query' | 'id-in-header'

/** A list's items are read one by one, so that one bad item never costs the list. */
export type Answer<Schema extends v.GenericSchema = v.GenericSchema> =
  | { readonly kind: 'document'; readonly schema: Schema }
  /** `atMost` items. */
  | { readonly kind: 'list'; readonly schema: Schema; readonly atMost: number }

export interface Endpoint {
  readonly service: Service
  readonly method: 'GET' | 'POST' | 'PUT'
  /** Path below the service's address; `{name}` marks a parameter. */
  readonly path: (config: SiteConfig) => string
  readonly token: TokenRule
  /** Sends the organisation's token as `X-App-Token`. */
  readonly organizationToken?: true
  readonly query?: v.GenericSchema
  readonly body?: v.GenericSchema
  readonly answer: Answer
}

const document = <const Schema extends v.GenericSchema>(schema: Schema) => ({ kind: 'document', schema }) as const
const list = <const Schema extends v.GenericSchema>(schema: Schema, atMost: number) => ({ kind: 'list', schema, atMost }) as const
const text = v.pipe(v.string(), v.nonEmpty())

/** Every call of spec §7, for the client that makes it and the platform that answers it. */
export const endpoints = {
  organizations: {
    service: 'api',
    method: 'GET',
    path: (config) => config.api.paths.organizations,
    token: 'id-if-signed-in',
    answer: list(organizationSchema, maxOrganizations),
  },
  organization: {
    service: 'api',
    method: 'GET',
    path: (config) => config.api.paths.organization,
    // Without a bearer the page's HTML can preload it (architecture, step 1).
    token: 'none',
    answer: document(organizationDocumentSchema),
  },
  acknowledge: {
    service: 'api',
    method: 'GET',
    path: (config) => config.api.paths.acknowledge,
    token: 'id',
    answer: document(v.unknown()),
  },
  customerByPhone: {
    service: 'api',
    method: 'GET',
    path: (config) => config.api.paths.userByPhone,
    token: 'id',
    organizationToken: true,
    answer: document(customerScoresSchema),
  },
  scoresByPhone: {
    service: 'api',
    method: 'GET',
    path: (config) => config.api.paths.scoresByPhone,
    token: 'id',
    organizationToken: true,
    answer: list(scoreEntrySchema, maxScoreEntries),
  },
  rewards: {
    service: 'api',
    method: 'GET',
    path: (config) => config.api.paths.rewards,
    token: 'id',
    organizationToken: true,
    query: v.strictObject({ per_organization: v.literal('true') }),
    answer: list(rewardSchema, maxRewards),
  },
  intents: {
    service: 'swap',
    method: 'GET',
    path: () => '/intents',
    token: 'access',
    query: v.strictObject({ provider: text }),
    answer: list(intentSchema, maxIntents),
  },
  decideIntent: {
    service: 'swap',
    method: 'PUT',
    path: () => '/intents/trusty/{signature}/{code}',
    token: 'access',
    answer: document(v.unknown()),
  },
  vouchers: {
    service: 'swap',
    method: 'GET',
    path: () => '/vouchers',
    token: 'access',
    query: v.strictObject({ provider: text, rules: text }),
    answer: list(voucherSchema, maxVouchers),
  },
  createVoucher: {
    service: 'swap',
    method: 'POST',
    path: () => '/vouchers',
    token: 'access',
    body: voucherRequestSchema,
    answer: document(voucherSchema),
  },
  sendCode: {
    service: 'authHelper',
    method: 'POST',
    path: () => '',
    token: 'none',
    body: authHelperRequestSchema,
    answer: document(codeSentSchema),
  },
  verifyCode: {
    service: 'authHelper',
    method: 'POST',
    path: () => '',
    token: 'none',
    body: authHelperRequestSchema,
    answer: document(v.unknown()),
  },
  identify: {
    service: 'authHelper',
    method: 'POST',
    path: () => '',
    token: 'none',
    body: authHelperRequestSchema,
    answer: document(identifiedSchema),
  },
  terms: {
    service: 'terms',
    method: 'GET',
    path: () => '/{key}/user',
    token: 'id-in-query',
    query: v.strictObject({ token: text, redirect_uri: text }),
    answer: document(termsSchema),
  },
  acceptTerms: {
    service: 'terms',
    method: 'POST',
    path: () => '/{key}/user',
    token: 'id-in-header',
    answer: document(v.unknown()),
  },
} as const satisfies Record<string, Endpoint>

export type EndpointName = keyof typeof endpoints

/** What a call answers, once checked. */
export type AnswerOf<Name extends EndpointName> = (typeof endpoints)[Name]['answer'] extends {
  kind: infer Kind
  schema: infer Schema extends v.GenericSchema
}
  ? Kind extends 'list'
    ? v.InferOutput<Schema>[]
    : v.InferOutput<Schema>
  : never

/** Fills a path's `{name}` marks, each value URL-encoded. */
export function fillPath(template: string, parameters: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''))
}
