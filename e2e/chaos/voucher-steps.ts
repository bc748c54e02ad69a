import type { Locator, Page } from '@playwright/test'
import { one, run } from '../platform/database/query.ts'
import { companyRef } from '../platform/seed/organizations.ts'
import { clearAway, goTo, press } from './hands.ts'
import { planMishap } from './mishap.ts'
import { sessionOwner } from './people.ts'
import { rest } from './rest.ts'
import { nameOf, planPerson, signInIfAsked } from './session-steps.ts'
import { tabAt, type Dice, type Outcome, type Step } from './step.ts'
import { wishAnother, wishVoucher, type VoucherKey } from './wishes.ts'
import type { World } from './world.ts'

/* A customer wants a voucher, patiently or not. */

/** Some that Ana can pay and a company redeems. */
const rewards = [
  { organization: 'padaria', id: '102' },
  { organization: 'padaria', id: '104' },
  { organization: 'padaria', id: '105' },
  { organization: 'padaria', id: '106' },
  { organization: 'padaria', id: '109' },
  { organization: 'cafe-central', id: '202' },
  { organization: 'cafe-central', id: '203' },
] as const

type Reward = (typeof rewards)[number]

/** As the page shows it. */
function titleOf({ platform }: World, { id }: Reward): string {
  const reward = one<{ name: string }>(platform.database, 'SELECT name FROM rewards WHERE id = ?', id)
  if (!reward) throw new Error(`the platform has no reward ${id}`)
  return reward.name
}

const post = { service: 'swap', method: 'POST', path: '/vouchers' } as const

const generate = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Gerar voucher' })
const generateAnyway = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Gerar mesmo assim' })

export function planWish(dice: Dice): Step {
  const number = dice.below(3)
  const person = planPerson(dice)
  const choice = dice.below(60)
  const company = dice.below(6)
  const presses = dice.one(['once', 'once', 'twice', 'in two tabs'] as const)
  const mishap = planMishap(dice, post)
  return {
    words: `${nameOf(person)} wants reward ${choice} at company ${company}, presses ${presses}${mishap.words}, tab ${number}`,
    async act(world) {
      const { page } = tabAt(world, number)
      await signInIfAsked(world, page, person)
      const reward = rewardOf(page, choice)
      const key = reward && (await openReward(world, page, reward, company))
      if (!reward || !key) return 'not possible'
      const buttons = [generate(page)]
      if (presses === 'twice') buttons.push(generate(page))
      const other = world.tabs.find((tab) => tab.page !== page)
      if (presses === 'in two tabs' && other && (await openReward(world, other.page, reward, company))) buttons.push(generate(other.page))
      if (!(await generate(page).isEnabled())) return 'not possible'
      wishVoucher(world, key)
      await mishap.meet(world, page, () => pressTogether(buttons))
      return 'done'
    },
  }
}

/** The reward that a number means at the organisation of a page. */
function rewardOf(page: Page, choice: number): Reward | undefined {
  const here = rewards.filter(({ organization }) => new URL(page.url()).pathname.split('/')[1] === organization)
  return here[choice % here.length]
}

/** Opens a reward's dialog, and chooses a company. @returns the wish, if a voucher can be generated now */
async function openReward(world: World, page: Page, reward: Reward, company: number): Promise<VoucherKey | undefined> {
  if ((await goTo(world, page, 'Recompensas')) === 'not possible') return undefined
  if ((await press(page.getByRole('main').getByRole('button', { name: titleOf(world, reward) }))) === 'not possible') return undefined
  await rest(world)
  const owner = await sessionOwner(page)
  if (!owner || !(await generate(page).isVisible())) return undefined
  const companies = page.getByRole('dialog').getByRole('radio')
  const count = await companies.count()
  if (count > 0) await companies.nth(company % count).check()
  const issuer = companyRef(reward.organization, count > 0 ? company % count : 0)
  return { sub: owner.sub, reward: reward.id, issuer }
}

/** Presses all buttons before any of them has an answer. Two presses in one page are in one task. */
async function pressTogether(buttons: readonly Locator[]): Promise<void> {
  const found = await Promise.all(buttons.map((button) => button.elementHandle()))
  await Promise.all(found.map((button) => button?.evaluate((element) => (element as HTMLElement).click())))
}

/** The customer was told that there may be two, and wants one now. */
export function planAnyway(dice: Dice): Step {
  const number = dice.below(3)
  return {
    words: `generates anyway, tab ${number}`,
    async act(world): Promise<Outcome> {
      const { page } = tabAt(world, number)
      if (!(await generateAnyway(page).isVisible())) return 'not possible'
      const owner = await sessionOwner(page)
      const title = await page.getByRole('dialog').getByRole('heading').first().innerText()
      const reward = rewards.find((known) => titleOf(world, known) === title)
      if (!owner || !reward) return 'not possible'
      const chosen = page.getByRole('dialog').getByRole('radio', { checked: true })
      const issuer = (await chosen.count()) > 0 ? await chosen.inputValue() : companyRef(reward.organization, 0)
      wishAnother(world, { sub: owner.sub, reward: reward.id, issuer })
      return press(generateAnyway(page))
    },
  }
}

/** Looks at the vouchers of this device. */
export function planVouchers(dice: Dice): Step {
  const number = dice.below(3)
  return {
    words: `looks at the vouchers, tab ${number}`,
    async act(world) {
      const { page } = tabAt(world, number)
      await clearAway(world, page)
      return press(page.getByRole('main').getByRole('link', { name: 'Meus vouchers' }))
    },
  }
}

/** A day passes at the swap service: every voucher has expired, and each wish may be made again. */
export function planExpiry(): Step {
  return {
    words: 'all vouchers expire',
    async act({ platform }) {
      return run(platform.database, 'UPDATE vouchers SET expires_at = created_at WHERE expires_at > created_at') > 0 ? 'done' : 'not possible'
    },
  }
}
