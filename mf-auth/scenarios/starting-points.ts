import type { Scenario, ScenarioSign, ScenarioStep } from 'shared/scenarios'

/** The signed-out area of an organisation. */
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

/** What somebody does in a view, and what the view says then. Its title is still there. */
export const saidIn = (
  start: Omit<Scenario, 'slug' | 'name' | 'shows'>,
  title: string,
  states: Readonly<Record<string, readonly [name: string, steps: readonly ScenarioStep[], says: ScenarioSign]>>,
): readonly Scenario[] =>
  Object.entries(states).map(([slug, [name, steps, says]]) => ({ ...start, slug, name, steps, shows: [says, title] }))
