import type { ScenarioStep } from 'shared/scenarios'

export const padaria = { path: '/{org}', org: 'padaria' } as const
/** A session whose phone is not verified: (31) 93333-4444. */
export const davi = { ...padaria, customer: 'Davi Rocha' }

/** A tab that was chosen before a reload. */
export const chosen = (tab: 'sign-up' | 'reset') => ({ device: () => ({ session: { currentView: tab } }) })

/** A device that remembers a phone. @param phone national, eleven digits */
export const knowing = (phone: string) => ({ device: () => ({ local: { phone_number: `+55${phone}` } }) })

/** Signs in through the form. What follows a sign-in is stored nowhere. @param password by default that of all customers of the seed */
export const signIn = (phone: string, password = 'pontos123'): readonly ScenarioStep[] => [
  { fill: 'Telefone', with: phone },
  { fill: 'Senha', with: password },
  { press: 'Acessar' },
]
