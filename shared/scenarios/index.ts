import type { SeenVoucher } from '../vouchers/index.ts'

/** A request that changes the local platform: an endpoint of its control service, and the request's body (`e2e/platform/README.md`). */
export interface PlatformChange {
  readonly method: 'POST' | 'PUT'
  readonly path: `/${string}`
  readonly body: object
}

/** What somebody does on a screen, by the names on it, and what happens meanwhile. */
export type ScenarioStep =
  /** A button, a tab or a link: its name, or what its name begins with. */
  | { readonly press: string }
  /** A field, by its label. */
  | { readonly fill: string; readonly with: string }
  /** A field that gets the newest code that the platform sent to a phone. */
  | { readonly fill: string; readonly withCodeFor: string }
  /** A choice in a list, by the list's label. */
  | { readonly choose: string; readonly option: string }
  /** A text that has to appear first. */
  | { readonly see: string }
  /** Something changes at the platform. */
  | { readonly change: PlatformChange }
  /** The browser says that the network is gone. Together with faults that drop the calls, it is. */
  | { readonly offline: true }
  /** The customer looks at another tab for so long, and comes back. */
  | { readonly returnAfterMs: number }

/** What shows a state: a text, all of it, or … */
export type ScenarioSign =
  | string
  | RegExp
  /** … a button that is busy, by its name, */
  | { readonly busy: string }
  /** or that cannot be pressed, */
  | { readonly disabled: string }
  /** a heading, a tab, a button or a link of the screen itself, by its name, */
  | { readonly role: 'heading' | 'tab' | 'button' | 'link'; readonly name: string | RegExp }
  /** a field, by its label, and what it holds, */
  | { readonly field: string; readonly holds: string }
  /** or a text that is not there. */
  | { readonly absent: string }

/** What the browser is like when the screen opens. */
export interface DeviceState {
  /** What its storage already has, by name. */
  readonly local?: Readonly<Record<string, string>>
  readonly session?: Readonly<Record<string, string>>
  /** What it refuses a page: to write to the clipboard, to share. */
  readonly refuses?: readonly ('copy' | 'share')[]
}

/**
 * One state of a screen, at an address of its own: what the platform has, what the device keeps, and what the customer does. It is
 * data, without code of its remote: it is shown on the bytes of any version.
 */
export interface Scenario {
  /** Its name in the address: `?scenario=…`. */
  readonly slug: string
  /** For testers, in Portuguese. */
  readonly name: string
  /** The screen's address in the composed site. `{org}` stands for the organisation's key. */
  readonly path: string
  /** The organisation's key, unless the address names another. Absent if the path has no `{org}`. */
  readonly org?: string
  /** The seed customer who is signed in and has accepted all terms, by name, unless the address names another. Absent if nobody is. */
  readonly customer?: string
  /** What changes at the platform after its reset, before the screen opens. */
  readonly changes?: readonly PlatformChange[]
  /** Its calls that `&fault=` of the address can affect: the first, unless `&call=` names another. An entry may be several calls at once. */
  readonly calls?: Readonly<Record<string, FaultyCalls | readonly FaultyCalls[]>>
  /** Code that cannot be loaded: what the names of its files begin with, up to the first dot (`later-steps`). */
  readonly missing?: string
  /** @param now epoch milliseconds */
  readonly device?: (now: number) => DeviceState
  /** What the customer does once the screen is there. Each step waits for its control. */
  readonly steps?: readonly ScenarioStep[]
  /** Whether it stands for its screen: there are pictures of it on further screens and in further brands. */
  readonly isPortrait?: true
  /** For a portrait at an organisation: what shows its screen in any other one. */
  readonly inEachOrganization?: readonly ScenarioSign[]
  /** What shows the state: at least one thing that no state beside it has. A text that goes away by itself comes first. */
  readonly shows: readonly ScenarioSign[]
}

/**
 * Scenarios by their slugs.
 * @param start what they have in common: the screen's address, its organisation, its customer …
 */
export const scenariosAt = (
  start: Omit<Scenario, 'slug' | 'name' | 'shows'>,
  states: Readonly<Record<string, Omit<Scenario, 'slug' | 'path'> & Partial<Pick<Scenario, 'path'>>>>,
): readonly Scenario[] => Object.entries(states).map(([slug, state]) => ({ ...start, ...state, slug }))

/** The services of the local platform that a fault can affect. */
type Service = 'api' | 'swap' | 'authHelper' | 'identity' | 'terms' | 'cdn'

/** Calls of a service: those of a path, with its base path and `{…}` for any segment, or of an operation of the identity provider. */
export interface FaultyCalls {
  readonly service: Service
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path?: string
  readonly operation?: string
}

/** What happens to calls (`e2e/platform/README.md`): `{ kind: 'status', status: 500 }`, `{ kind: 'hang' }` … */
export interface FaultEffect {
  readonly kind: 'status' | 'latency' | 'hang' | 'drop' | 'truncated' | 'malformed' | 'empty' | 'commit-then-drop'
  /** For the kind `status`. */
  readonly status?: number
  /** For the kind `status`: the identity provider's name for the refusal. */
  readonly name?: string
  readonly delayMs?: number
  /** How often it happens; always if absent. */
  readonly times?: number
}

/** A fault of some calls, from now on. */
export const fault = (calls: FaultyCalls, effect: FaultEffect): PlatformChange => ({
  method: 'POST',
  path: '/faults',
  body: { ...calls, ...effect },
})

/** Calls of which nothing comes back. */
export const hang = { kind: 'hang' } as const
/** Calls that the service cannot answer. */
export const failure = { kind: 'status', status: 500 } as const
/** Calls that lose their connection. */
export const drop = { kind: 'drop' } as const

/** Calls that several remotes make. */
export const sharedCalls = {
  points: { service: 'api', path: '/v1/user/find/{phone}' },
  statement: { service: 'api', path: '/v1/user/score/extract/{phone}' },
  rewards: { service: 'api', path: '/v1/rewards' },
  organizations: { service: 'api', path: '/v1/open/orgs' },
  organization: { service: 'api', path: '/v1/open/orgs/{key}' },
} as const

/** Every call of the site. */
export const everyCall: readonly FaultyCalls[] = (['identity', 'api', 'swap', 'terms', 'cdn'] as const).map(
  (service) => ({ service }),
)

const outages = {
  hang,
  drop,
  '500': failure,
  malformed: { kind: 'malformed' },
  empty: { kind: 'empty' },
} as const satisfies Readonly<Record<string, FaultEffect>>

/** What the identity provider refuses, and screens tell apart (spec §8), by its own names. */
const refusals = [
  'AliasExistsException',
  'CodeDeliveryFailureException',
  'CodeMismatchException',
  'ExpiredCodeException',
  'InvalidPasswordException',
  'LimitExceededException',
  'NotAuthorizedException',
  'PasswordResetRequiredException',
  'UserLambdaValidationException',
  'UserNotConfirmedException',
  'UserNotFoundException',
] as const

/** How a call fails, in the address: `&fault=hang`. */
export type CallFault = keyof typeof outages | (typeof refusals)[number]

/** How these calls can fail. The authentication helper passes the identity provider's refusals on. */
export function faultsOf(calls: FaultyCalls | readonly FaultyCalls[]): readonly CallFault[] {
  const refuse = [calls].flat().every(({ service }) => service === 'identity' || service === 'authHelper')
  return [...(Object.keys(outages) as (keyof typeof outages)[]), ...(refuse ? refusals : [])]
}

const effectOf = (how: CallFault): FaultEffect =>
  how in outages ? outages[how as keyof typeof outages] : { kind: 'status', status: 400, name: how }

/** A state in which a call of a scenario fails, and whose name in the address leads to that scenario with `&fault=`. */
export interface FailingState {
  /** The scenario's slug. */
  readonly of: string
  /** The first of the scenario's calls, if absent. */
  readonly call?: string
  readonly fault: CallFault
  /** What the customer presses then. */
  readonly press?: string
  /** What the scenario without the fault does not show. */
  readonly shows: ScenarioSign | readonly ScenarioSign[]
}

/** The failing states of a remote, by their names in the address. */
export type FailingStates = Readonly<Record<string, FailingState>>

/** A scenario in which one of its calls fails from the beginning on. @throws if it names no such call */
export function withFault(scenario: Scenario, call: string, how: CallFault): Scenario {
  const failing = scenario.calls?.[call]
  if (!failing) throw new Error(`${scenario.slug} names no call ${call}`)
  return {
    ...scenario,
    name: `${scenario.name} (${call}: ${how})`,
    // The oldest fault of a call counts.
    changes: [...[failing].flat().map((calls) => fault(calls, effectOf(how))), ...(scenario.changes ?? [])],
  }
}

/** A change of the platform's database. @param sql one or more statements (`e2e/platform/database/schema.sql`); `{cdn}` stands for the CDN's address, `{now}` for the platform's time in epoch milliseconds */
export const data = (sql: string): PlatformChange => ({ method: 'POST', path: '/database', body: { sql } })

/** Something of a customer expires now. @param phone national, eleven digits */
export const expire = (
  phone: string,
  what: 'tokens' | 'refresh-tokens' | 'codes' | 'challenges' | 'vouchers' | 'points',
): PlatformChange => ({
  method: 'POST',
  path: '/expire',
  body: { phone, what },
})

/** A customer's session cannot be renewed any more. @param phone national, eleven digits */
export const endSession = (phone: string): readonly PlatformChange[] => [
  expire(phone, 'tokens'),
  expire(phone, 'refresh-tokens'),
]

/** The network is gone from now on. */
export const networkLost: readonly ScenarioStep[] = [
  ...everyCall.map((calls) => ({ change: fault(calls, drop) })),
  { offline: true },
]

/** What a press says then. */
export const offlineText = 'Você está sem conexão. Tente de novo assim que ela voltar.'

/** The message once a session has ended. */
export const sessionOverText = 'Sua sessão terminou. Entre de novo para continuar.'

/** The seed customer of most scenarios, at one of her five organisations, where she has 1,250 points. */
export const ana = { org: 'padaria', customer: 'Ana Souza' } as const
/** National. */
export const anaPhone = '11912345678'
/** Her id at the identity provider. */
export const anaSub = '5eed0000-0000-4000-8000-000000000001'

/** Ana's device, as her visits have left it. @param kept by name */
export const anasDevice = (kept: Readonly<Record<string, unknown>>): DeviceState => ({
  local: { customer: JSON.stringify({ owner: anaSub, kept }) },
})

/** A voucher that a device keeps: a coffee. @param expiryAt epoch milliseconds */
export const keptCoffee = (code: string, expiryAt: number): SeenVoucher => ({
  organizationKey: 'padaria',
  companyRef: 'padaria-1',
  companyName: 'Padaria Estrela – Vila Mariana',
  rewardId: '105',
  rewardName: 'Café coado',
  imagePath: '/rewards/padaria/105.webp',
  cost: 45,
  code,
  expiryAt,
})
