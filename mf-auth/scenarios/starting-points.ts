import type { ScenarioStep } from 'shared/scenarios'

export const padaria = { path: '/{org}', org: 'padaria' } as const

/** A tab that was chosen before a reload. */
export const chosen = (tab: 'sign-up' | 'reset') => ({ device: () => ({ session: { currentView: tab } }) })

/** A device that remembers a phone. @param phone national, eleven digits */
export const knowing = (phone: string) => ({ device: () => ({ local: { phone_number: `+55${phone}` } }) })

/** The password of all customers whom the local platform seeds. */
const seedPassword = 'pontos123'

/** Signs in through the form. What follows a sign-in is stored nowhere. */
export const signIn = (phone: string, password = seedPassword): readonly ScenarioStep[] => [
  { fill: 'Telefone', with: phone },
  { fill: 'Senha', with: password },
  { press: 'Acessar' },
]
