import { loadAccount, type IdentityResult } from 'shared/identity'

type Account = Awaited<ReturnType<typeof loadAccount>>

/** Calls the identity provider. Its code is fetched on first use; that failing is the network failing. */
export async function callAccount<Value>(call: (account: Account) => Promise<IdentityResult<Value>>): Promise<IdentityResult<Value>> {
  const account = await loadAccount().catch(() => undefined)
  return account ? call(account) : { ok: false, error: { kind: 'network' } }
}
