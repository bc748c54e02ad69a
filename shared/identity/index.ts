/*
 * The functions and types for remotes. `host.ts` is the entry of the shell and of `shared` itself.
 *
 * The library, aws-amplify, signs in with a password, answers the challenges that may follow, and converts tokens and device keys to
 * entries in storage. We do the rest, since it must hold with several tabs, late responses and full storage: when entries are stored
 * and erased (`session-store.ts`), when tokens are renewed (`renewal.ts`), the sign-out, and every other call to the user pool, sent
 * once (`user-pool.ts`). The library works on entries in memory (`sign-in.ts`).
 *
 * It is fetched when it is needed (`client-on-demand.ts`), and then the operations that a form (`account.ts`) or the settings
 * (`account-settings.ts`) call. Failures are values of one type (`identity-error.ts`).
 */
export { isFederated, loadAccount, loadAccountSettings } from './client-on-demand.ts'
export type { Device } from './devices.ts'
export type { Provider } from './federated/code-flow.ts'
export type { IdentityError } from './identity-error.ts'
export type { Challenge, SecondFactor, SignInStep } from './sign-in.ts'
export type { IdentityResult } from './user-pool.ts'
