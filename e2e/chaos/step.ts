import type { Tab, World } from './world.ts'

/** What happened to a step: done, or what it needs was not there. */
export type Outcome = 'done' | 'not possible'

/** One step of a walk. Whatever it needs by chance was drawn when it was planned. */
export interface Step {
  /** What is done, in words: two steps with the same words do the same. */
  readonly words: string
  readonly act: (world: World) => Promise<Outcome>
}

/** Random numbers of one seed. */
export interface Dice {
  /** One of the items; there must be one. */
  one<Item>(items: readonly Item[]): Item
  /** A whole number from 0 to below `end`. */
  below(end: number): number
}

export function diceOf(random: () => number): Dice {
  const below = (end: number) => Math.floor(random() * end)
  return {
    below,
    one: <Item>(items: readonly Item[]) => items[below(items.length)] as Item,
  }
}

/** The tab that a number means, however many are open. */
export function tabAt({ tabs }: World, number: number): Tab {
  const tab = tabs[number % tabs.length]
  if (!tab) throw new Error('no tab is open')
  return tab
}
