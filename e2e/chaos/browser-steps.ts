import { pass } from './rest.ts'
import { goTo, open, press, reload, type TabName } from './hands.ts'
import { tabAt, type Dice, type Step } from './step.ts'
import { openTab } from './world.ts'

/* Where the customer goes, by the site's links and the browser's buttons. */

const atMostTabs = 3
const addresses = ['/padaria', '/padaria/rewards', '/padaria/scores', '/cafe-central', '/cafe-central/rewards', '/']

export function planVisit(dice: Dice): Step {
  const number = dice.below(3)
  const name = dice.one<TabName>(['Início', 'Pontos', 'Recompensas', 'Perfil'])
  return { words: `visits ${name}, tab ${number}`, act: (world) => goTo(world, tabAt(world, number).page, name) }
}

export function planAddress(dice: Dice): Step {
  const number = dice.below(3)
  const address = dice.one(addresses)
  return {
    words: `opens ${address}, tab ${number}`,
    act: (world) => open(world, tabAt(world, number).page, address),
  }
}

export function planReload(dice: Dice): Step {
  const number = dice.below(3)
  return { words: `reloads, tab ${number}`, act: (world) => reload(world, tabAt(world, number).page) }
}

export function planBack(dice: Dice): Step {
  const number = dice.below(3)
  return {
    words: `goes back, tab ${number}`,
    async act(world) {
      const { page } = tabAt(world, number)
      if (world.isOffline || !(await page.evaluate(() => navigation.canGoBack))) return 'not possible'
      await page.goBack({ waitUntil: 'commit' })
      return 'done'
    },
  }
}

export function planNewTab(dice: Dice): Step {
  const address = dice.one(addresses)
  return {
    words: `opens a tab at ${address}`,
    async act(world) {
      if (world.isOffline || world.tabs.length >= atMostTabs) return 'not possible'
      const { page } = await openTab(world)
      await open(world, page, address)
      return 'done'
    },
  }
}

export function planCloseTab(dice: Dice): Step {
  const number = dice.below(3)
  return {
    words: `closes tab ${number}`,
    async act(world) {
      if (world.tabs.length === 1) return 'not possible'
      const tab = tabAt(world, number)
      world.tabs.splice(world.tabs.indexOf(tab), 1)
      await tab.page.close()
      return 'done'
    },
  }
}

export function planPause(dice: Dice): Step {
  const seconds = dice.one([20, 20, 120])
  return {
    words: `waits ${seconds} s`,
    async act(world) {
      for (let passed = 0; passed < seconds; passed += 20) await pass(world, 20_000)
      return 'done'
    },
  }
}

/** Presses whatever a page offers after a failure. */
export function planWayOut(dice: Dice): Step {
  const number = dice.below(3)
  return {
    words: `tries again, tab ${number}`,
    act(world) {
      return press(tabAt(world, number).page.getByRole('button', { name: world.isOffline ? /^(Tentar de novo|Atualizar)$/ : wayOut }))
    },
  }
}

/** The buttons that lead on after a failure. */
export const wayOut = /^(Tentar de novo|Atualizar|Recarregar a página|Voltar ao início)$/
