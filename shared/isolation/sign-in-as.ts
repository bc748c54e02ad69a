import { toE164 } from '../format/index.ts'
import { loadAccount } from '../identity/index.ts'
import { refreshCustomer, session, signOut } from '../session/index.ts'

/** A customer whom the local platform seeds. */
export interface SeedCustomer {
  /** The customer's name. */
  readonly label: string
  /** Eleven national digits. */
  readonly phone: string
  readonly password: string
}

/** Makes a seed customer, or nobody, the one who is signed in: through the real sign-in. */
export async function signInAs(customer: SeedCustomer | undefined): Promise<void> {
  const wanted = customer && toE164(customer.phone)
  if (session.user?.phone_number === wanted) return
  if (session.user) await signOut()
  if (!customer || !wanted) return
  const { signIn } = await loadAccount()
  const result = await signIn(wanted, customer.password)
  if (!result.ok) throw new Error(`${customer.label}: ${result.error.kind}`)
  await refreshCustomer()
}
