import type { FailingStates } from 'shared/scenarios'
import { titles } from './at-auth.ts'
import { attributesScenarios } from './attributes.ts'
import { challengeScenarios } from './challenge.ts'
import { federatedScenarios } from './federated.ts'
import { knownPhoneScenarios } from './known-phone.ts'
import { resetScenarios } from './reset.ts'
import { signInScenarios } from './sign-in.ts'
import { signUpScenarios } from './sign-up.ts'
import { verificationScenarios } from './verification.ts'

/** The states of the signed-out area (`flow/flow.ts`), of its forms and of its messages, on the local platform's data. */
export const scenarios = [
  ...signInScenarios,
  ...federatedScenarios,
  ...knownPhoneScenarios,
  ...signUpScenarios,
  ...resetScenarios,
  ...verificationScenarios,
  ...challengeScenarios,
  ...attributesScenarios,
]

/** The signed-out area without a call that it needs: what looks different. */
export const failing: FailingStates = {
  'empresa-falha': { of: 'acessar', fault: '500', shows: [titles.signIn, { absent: 'Padaria Estrela' }] },
  'acessar-enviando': { of: 'acessar-senha-errada', fault: 'hang', shows: { busy: 'Acessar' } },
  'telefone-em-consulta': { of: 'telefone-conhecido', fault: 'hang', shows: 'Carregando' },
  'sessao-sem-conexao': { of: 'telefone-nao-verificado', fault: 'drop', shows: 'Sem conexão' },
  saindo: { of: 'telefone-nao-verificado', call: 'signOut', fault: 'hang', press: 'Sair', shows: { busy: 'Sair' } },
}
