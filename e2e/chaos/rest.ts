import { setTimeout as delay } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { settled } from '../kit/settled.ts'
import { people, sessionOwner } from './people.ts'
import type { World } from './world.ts'

/** The pauses before the product repeats a call, and a second more: its shorter timers. */
const pausesMs = [500, 1500, 1000]

/** No call, check or load of the product may take longer by the pages' clock. */
const patienceMs = 90_000

/** How long the tabs may take to hear of one another, by this process's clock. */
const hearsayMs = 1000

/** Waits until every tab has done what is due. Time passes in the pages only here: so one seed gives one walk, on any machine. */
export async function rest(world: World): Promise<void> {
  await allSettled(world)
  for (const pauseMs of pausesMs) await pass(world, pauseMs)
  // Whoever holds a call lets it go before the product gives up.
  if (world.heldCall) return
  for (let waitedMs = 0; waitedMs < patienceMs && (await isAnyBusy(world)); waitedMs += 1000) await pass(world, 1000)
  await tabsAgree(world)
}

/** Lets time pass in the pages. */
export async function pass(world: World, milliseconds: number): Promise<void> {
  await world.context.clock.runFor(milliseconds)
  await allSettled(world)
}

/** Waits for every response that comes. */
export async function allSettled({ tabs, heldCall, hangingCalls, hangingFiles }: World): Promise<void> {
  const hangs = [...hangingCalls, ...hangingFiles, ...(heldCall ? [heldCall] : [])]
  for (const { page } of tabs) await settled(page, (request) => hangs.some((isSuch) => isSuch(request)))
}

async function isAnyBusy({ tabs }: World): Promise<boolean> {
  for (const { page } of tabs) if (await isBusy(page)) return true
  return false
}

/** Whether a page says that it works on something. */
export const isBusy = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const seen = [...document.querySelectorAll('[aria-busy=true], [role=status]')].filter((element) => element.checkVisibility())
    return seen.some((element) => element.ariaBusy === 'true' || /^(Carregando|Verificando|Procurando|Gerando|Conferindo)/.test(element.textContent ?? ''))
  })

/** Tabs hear of a sign-in or a sign-out in another tab through the browser, whose time nobody commands. */
async function tabsAgree(world: World): Promise<void> {
  const lateAt = Date.now() + hearsayMs
  while (Date.now() < lateAt && !(await doTabsAgree(world))) {
    await delay(20)
    await pass(world, 100)
  }
}

async function doTabsAgree({ tabs }: World): Promise<boolean> {
  for (const { page } of tabs) {
    const owner = await sessionOwner(page)
    const name = await shownName(page)
    if (people.some((person) => person !== owner && person.name.test(name))) return false
    if (owner && (await page.getByRole('tab', { name: 'Acessar' }).isVisible())) return false
  }
  return true
}

/** What the header says, with the customer's name; empty where there is no header. */
export const shownName = (page: Page): Promise<string> => page.evaluate(() => document.querySelector('header')?.innerText ?? '')
