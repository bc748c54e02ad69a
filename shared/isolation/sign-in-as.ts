import { loadAccount } from '../identity/index.ts'
import { refreshCustomer, session, signOut } from '../session/index.ts'

/** A customer whom the local platform seeds. */
export interface SeedCustomer {
  /** The customer's name. */
  readonly label: string
  readonly sub: string
  /** Everybody has one; a phone, not everybody. */
  readonly username: string
  /** Null for the accounts of an external provider. */
  readonly password: string | null
}

/** Makes a seed customer, or nobody, the one who is signed in: through the real sign-in. */
export async function signInAs(customer: SeedCustomer | undefined): Promise<void> {
  if (session.user?.sub === customer?.sub) return
  if (session.user) await signOut()
  if (!customer) return
  const { signIn } = await loadAccount()
  const result = await signIn(customer.username, customer.password ?? '')
  if (!result.ok) throw new Error(`${customer.label}: ${result.error.kind}`)
  await refreshCustomer()
}
