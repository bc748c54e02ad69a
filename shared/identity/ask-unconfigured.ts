import { currentTokens, fetchCustomer, loadAccount, loadAccountSettings } from './identity.ts'

/* node ask-unconfigured.ts: calls the adapter before it is configured, and writes the results as JSON. For `unconfigured.test.ts`. */
const [{ signIn }, { changePassword, forgotPassword }] = await Promise.all([loadAccount(), loadAccountSettings()])
const refused = [
  await signIn('+5511912345678', 'segredo1'),
  await fetchCustomer(),
  await changePassword('segredo1', 'segredo2'),
  await forgotPassword('ana_1'),
]
console.log(JSON.stringify({ refused, tokens: await currentTokens() }))
