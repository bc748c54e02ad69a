import { loadAccount } from '../identity/index.ts'
import { refreshCustomer, session, signOut } from '../session/index.ts'

/** A customer from the local platform's seed data. */
export interface SeedCustomer {
  /** The customer's name. */
  readonly label: string
  readonly sub: string
  /** Every customer has a username; not every customer has a phone. */
  readonly username: string
  /** Null for the accounts of an external provider. */
  readonly password: string | null
}

/** Signs in a seed customer with the real sign-in; signs out if undefined. @throws if the sign-in fails */
export async function signInAs(customer: SeedCustomer | undefined): Promise<void> {
  if (session.user?.sub === customer?.sub) return
  if (session.user) await signOut()
  if (!customer) return
  const { signIn } = await loadAccount()
  const result = await signIn(customer.username, customer.password ?? '')
  if (!result.ok) throw new Error(`${customer.label}: ${result.error.kind}`)
  await refreshCustomer()
}
