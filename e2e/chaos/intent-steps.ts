import type { Locator } from '@playwright/test'
import { clientOf } from '../platform/testing/api-client.ts'
import { one } from '../platform/database/query.ts'
import { goTo } from './hands.ts'
import { planMishap } from './mishap.ts'
import { ana, carla, sessionOwner } from './people.ts'
import { nameOf, planPerson, signInIfAsked } from './session-steps.ts'
import { tabAt, type Dice, type Step } from './step.ts'
import { wishDecision, type Decision } from './wishes.ts'

/* Tills ask, and the customer decides. */

const put = { service: 'swap', method: 'PUT', path: '/intents/trusty/{signature}/{code}' } as const

export function planIntent(dice: Dice): Step {
  const { phone, organization } = dice.one([
    { phone: ana.phone, organization: 'padaria' },
    { phone: ana.phone, organization: 'cafe-central' },
    { phone: carla.phone, organization: 'padaria' },
    { phone: carla.phone, organization: 'cafe-central' },
  ])
  const reason = `Pedido ${dice.below(1_000_000)}`
  return {
    words: `a till of ${organization} asks ${phone}: ${reason}`,
    async act({ platform }) {
      await clientOf(platform, 'control').post('/seed', { intents: [{ phone, organization, reason }] })
      return 'done'
    },
  }
}

const presses = {
  authorizes: ['Autorizar'],
  denies: ['Negar'],
  'authorizes twice': ['Autorizar', 'Autorizar'],
  'authorizes and denies at once': ['Autorizar', 'Negar'],
} as const

const decisions: Readonly<Record<string, Decision>> = { Autorizar: 'authorized', Negar: 'revoked' }

export function planDecision(dice: Dice): Step {
  const number = dice.below(3)
  const person = planPerson(dice)
  const place = dice.below(6)
  const how = dice.one(Object.keys(presses) as (keyof typeof presses)[])
  const mishap = planMishap(dice, put)
  return {
    words: `${nameOf(person)} ${how} request ${place}${mishap.words}, tab ${number}`,
    async act(world) {
      const { page } = tabAt(world, number)
      await signInIfAsked(world, page, person)
      if ((await goTo(world, page, 'Início')) === 'not possible') return 'not possible'
      const waiting = page.getByRole('group').filter({ has: page.getByRole('button', { name: 'Autorizar' }) })
      const count = await waiting.count()
      const owner = await sessionOwner(page)
      if (count === 0 || !owner) return 'not possible'
      const card = waiting.nth(place % count)
      const code = await codeOf(card)
      const intent = one<{ signature: string }>(world.platform.database, 'SELECT signature FROM intents WHERE sub = ? AND code = ?', owner.sub, code)
      if (!intent) throw new Error(`the platform knows no request with the code ${code} of this customer`)
      for (const name of presses[how]) wishDecision(world, intent.signature, decisions[name] ?? 'revoked')
      const buttons = await Promise.all(presses[how].map((name) => card.getByRole('button', { name }).elementHandle()))
      await mishap.meet(world, page, () => card.evaluate((_, found) => found.forEach((button) => (button as HTMLElement | null)?.click()), buttons))
      return 'done'
    },
  }
}

/** The code on a request's card. */
export const codeOf = async (card: Locator): Promise<string> => /^Código\s+(.+)$/m.exec(await card.innerText())?.[1]?.trim() ?? ''
