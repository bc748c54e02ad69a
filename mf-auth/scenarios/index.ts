import type { Scenario } from 'shared/scenarios'
import { attributesScenarios } from './attributes.ts'
import { challengeScenarios } from './challenge.ts'
import { federatedScenarios } from './federated.ts'
import { knownPhoneScenarios } from './known-phone.ts'
import { resetScenarios } from './reset.ts'
import { sessionScenarios } from './session.ts'
import { signInScenarios } from './sign-in.ts'
import { signUpScenarios } from './sign-up.ts'
import { verificationScenarios } from './verification.ts'

/** Every state of the signed-out area (`flow/flow.ts`), of its forms and of its messages, on the local platform's data, by groups. */
export const scenarios: Readonly<Record<string, readonly Scenario[]>> = {
  'Sign in': signInScenarios,
  'Apple and Google': federatedScenarios,
  'Known phone': knownPhoneScenarios,
  'Sign up': signUpScenarios,
  Reset: resetScenarios,
  Verification: verificationScenarios,
  Challenges: challengeScenarios,
  'Missing attributes': attributesScenarios,
  'Session and organisation': sessionScenarios,
}

export { failing } from './failing.ts'
