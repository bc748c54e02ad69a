export * from './identity-error.ts'
export * from './identity.ts'
export { usernameFrom } from './username.ts'
export type { SignInStep, SignUpInput } from './account.ts'

/** The operations that a form needs, fetched on first use. */
export const loadAccount = () => import('./account.ts')
