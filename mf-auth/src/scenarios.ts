import type { Scenario } from 'shared/scenarios'
import { attributesScenarios } from './scenarios/attributes.ts'
import { challengeScenarios } from './scenarios/challenge.ts'
import { federatedScenarios } from './scenarios/federated.ts'
import { knownPhoneScenarios } from './scenarios/known-phone.ts'
import { resetScenarios } from './scenarios/reset.ts'
import { sessionScenarios } from './scenarios/session.ts'
import { signInScenarios } from './scenarios/sign-in.ts'
import { signUpScenarios } from './scenarios/sign-up.ts'
import { verificationScenarios } from './scenarios/verification.ts'

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
