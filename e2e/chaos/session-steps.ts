import type { Page } from '@playwright/test'
import { clientOf } from '../platform/testing/api-client.ts'
import { signInWith } from '../kit/signed-out-area.ts'
import { ana, carla, type Person } from './people.ts'
import { goTo, press } from './hands.ts'
import { rest } from './rest.ts'
import { tabAt, type Dice, type Outcome, type Step } from './step.ts'
import type { World } from './world.ts'

/* Who is signed in: here, in another tab, or nowhere any more. */

/** In a step's words. */
export const nameOf = (person: Person) => (person === ana ? 'Ana' : 'Carla')

export const planPerson = (dice: Dice): Person => dice.one([ana, ana, carla])

export function planSignIn(dice: Dice): Step {
  const person = planPerson(dice)
  const number = dice.below(3)
  return { words: `${nameOf(person)} signs in, tab ${number}`, act: (world) => signIn(world, tabAt(world, number).page, person) }
}

/** Who wants something signs in first, where the page asks for it. */
export async function signInIfAsked(world: World, page: Page, person: Person): Promise<void> {
  if ((await signIn(world, page, person)) === 'done') await rest(world)
}

export async function signIn(world: World, page: Page, person: Person): Promise<Outcome> {
  if ((await press(page.getByRole('tab', { name: 'Acessar' }))) === 'not possible') return 'not possible'
  await rest(world)
  // A customer of another tab may have come meanwhile.
  if (!(await page.getByLabel('Senha', { exact: true }).isVisible())) return 'not possible'
  await signInWith(page, person.phone)
  return 'done'
}

export function planSignOut(dice: Dice): Step {
  const number = dice.below(3)
  return { words: `signs out, tab ${number}`, act: (world) => signOut(world, tabAt(world, number).page) }
}

export async function signOut(world: World, page: Page): Promise<Outcome> {
  if ((await goTo(world, page, 'Perfil')) === 'not possible') return 'not possible'
  return press(page.getByRole('button', { name: 'Sair', exact: true }))
}

export function planEndOfSession(dice: Dice): Step {
  const person = dice.one([ana, carla])
  const how = dice.one(['expire', 'expire', 'revoke'] as const)
  return {
    words: how === 'expire' ? `${nameOf(person)}’s tokens expire` : `the provider ends ${nameOf(person)}’s sessions`,
    async act({ platform }) {
      const { phone } = person
      await clientOf(platform, 'control').post(`/${how}`, how === 'expire' ? { phone, what: 'tokens' } : { phone })
      return 'done'
    },
  }
}

