import { useMemo } from 'react'
import { proxy, useSnapshot, type Snapshot } from 'valtio'
import type { Customer, Organization, SiteConfig } from '../contract/index.ts'
import type { IdentityError } from '../identity/index.ts'
import type { Membership } from '../query/index.ts'
import { readStored, signUpDraft, writeStored } from './browser-storage.ts'

/** Whether somebody is signed in; the identity provider decides (spec §4). */
export type Authentication =
  /** The first check is running; the splash is shown. */
  | 'loading'
  /** The first check decided nothing. The stored tokens stay; the check can run again. */
  | 'unreachable'
  | 'anonymous'
  | 'authenticated'

/** Views of the signed-out area (spec §2). */
const authViews = ['sign-in', 'sign-up', 'reset', 'verify', 'attributes'] as const
export type AuthView = (typeof authViews)[number]

/** A message for the customer. */
export interface Alert {
  readonly status: 'info' | 'warning' | 'danger'
  readonly message: string
}

export interface SessionState {
  authentication: Authentication
  /** Why the last check that decided nothing failed. */
  checkFailure: IdentityError['kind']
  user: Customer | undefined
  /** Eleven digits from the `phone` query parameter, to prefill the phone field. */
  phoneHint: string | undefined
  organization: {
    /** From the address; undefined outside any organisation. */
    key: string | undefined
    /** The customer's organisations. */
    orgs: Organization[]
    /** Whether a request for `orgs` has ended, successfully or not. */
    fetched: boolean
    /** Whether the last request for `orgs` failed. */
    listFailed: boolean
    /** The organisation of `key`, public; undefined until it arrives, or if there is none. */
    current: Organization | undefined
    /** The state of the request for `current`; `not-found`: there is no such organisation. */
    lookup: 'none' | 'pending' | 'found' | 'not-found' | 'failed'
  }
  ui: {
    /** On any screen; the shell shows it once. */
    alert: Alert & { show: boolean }
    /** The chosen view of the signed-out area, if any, and the one before. */
    view: { to: AuthView | undefined; from: AuthView | undefined }
    /** Whether every screen hides how many points the customer has. Kept on the device, whoever signs in. */
    isBalanceHidden: boolean
    /** What a screen changes in the frame around it. */
    layout: { title: string | undefined }
  }
}

const hiddenBalanceEntry = 'balanceHidden'

/** The store. Only this folder's actions write it. */
export const state = proxy<SessionState>({
  authentication: 'loading',
  checkFailure: 'network',
  user: undefined,
  phoneHint: undefined,
  organization: { key: undefined, orgs: [], fetched: false, listFailed: false, current: undefined, lookup: 'none' },
  ui: {
    alert: { show: false, status: 'info', message: '' },
    view: { to: undefined, from: undefined },
    isBalanceHidden: readStored('local', hiddenBalanceEntry) !== undefined,
    layout: { title: undefined },
  },
})

/** The read-only session; only this folder's actions write it. */
export type Session = Snapshot<SessionState>

/** The session for a component, which renders again when a field that it read changes. */
export const useSession = (): Session => useSnapshot(state)

/** The console is for customers whose phone is verified (spec §4). */
export const isVerified = ({ authentication, user }: Pick<SessionState, 'authentication' | 'user'>): boolean =>
  authentication === 'authenticated' && Boolean(user?.phone_number) && user?.phone_number_verified === true

/** Whether the organisation's token is known, or no request is left that could give it. */
export const isTokenSettled = (known: Session): boolean =>
  organizationToken(known) !== undefined || (known.organization.lookup === 'found' && known.organization.fetched)

/** `X-App-Token` of the organisation of the address: from the organisation itself, else from the list. */
export const organizationToken = ({ organization }: Session): string | undefined =>
  organization.current?.token ?? organization.orgs.find(({ key }) => key === organization.key)?.token

/** The customer's membership at the organisation of the address; the same object until a field changes. Undefined without customer or organisation. */
export function useMembership(): Membership | undefined {
  const followed = useSession()
  const { user, organization } = followed
  const { sub, phone_number: phoneNumber } = user ?? {}
  const organizationKey = organization.key
  const token = organizationToken(followed)
  const ready = isTokenSettled(followed)
  return useMemo(
    () =>
      sub && phoneNumber && organizationKey
        ? { sub, phoneNumber, organizationKey, organizationToken: token, ready }
        : undefined,
    [sub, phoneNumber, organizationKey, token, ready],
  )
}

const viewEntry = 'currentView'

/** Chooses a view of the signed-out area; this tab returns to it after a reload (spec §2). */
export function chooseView(to: AuthView): void {
  state.ui.view = { to, from: state.ui.view.to }
  writeStored('session', viewEntry, to)
}

/** The view that was chosen in this tab before a reload; undefined if there is none. */
export function savedView(): AuthView | undefined {
  const stored = readStored('session', viewEntry)
  return authViews.find((view) => view === stored)
}

/** Forgets the chosen view and what was typed there, as sign-in and sign-out do. */
export function forgetView(): void {
  signUpDraft.forget()
  state.ui.view = { to: undefined, from: undefined }
  writeStored('session', viewEntry, undefined)
}

/** Makes the shell show an alert, once. */
export function showAlert(alert: Alert): void {
  state.ui.alert = { show: true, ...alert }
}

export function dismissAlert(): void {
  state.ui.alert.show = false
}

/** Sets the title in the frame's header for the mounted screen; undefined restores the frame's own. */
export function titleLayout(title: string | undefined): void {
  state.ui.layout.title = title
}

/** Hides the balance on every screen, or shows it again. */
export function hideBalance(isHidden: boolean): void {
  state.ui.isBalanceHidden = isHidden
  writeStored('local', hiddenBalanceEntry, isHidden ? 'yes' : undefined)
}

let installed: SiteConfig | undefined

/** Sets the configuration for every screen; call it before any screen loads. */
export function installSiteConfig(config: SiteConfig): void {
  installed = config
}

/** The site's configuration. Throws before `installSiteConfig`. */
export function siteConfig(): SiteConfig {
  if (!installed) throw new Error('installSiteConfig() has not run')
  return installed
}
