import type { Store } from '../release/store.ts'

/** A store in memory, for tests of thousands of commands. Its second implementation shows that the interface is enough. */
export function openMemoryStore(): Store {
  const contents = new Map<string, Buffer>()
  const namesIn = (folder: string) =>
    [...contents.keys()].filter((name) => name.startsWith(`${folder}/`)).map((name) => name.slice(folder.length + 1))
  return {
    address: 'memory:',
    read: (name) => Promise.resolve(contents.get(name)),
    list: (folder) => Promise.resolve(namesIn(folder)),
    create(name, content) {
      if (contents.has(name)) return Promise.resolve(false)
      contents.set(name, Buffer.from(content))
      return Promise.resolve(true)
    },
  }
}

/**
 * A store whose calls take their turns in an order that a random number decides, so that commands under way at the same time interleave.
 * @param random a number from 0 to below 1
 */
export function interleave(store: Store, random: () => number): Store {
  const waiting: (() => void)[] = []
  const turn = (): Promise<void> =>
    new Promise((resolve) => {
      waiting.push(resolve)
      setImmediate(() => waiting.splice(Math.floor(random() * waiting.length), 1)[0]?.())
    })
  const takeTurns = async <Value>(call: () => Promise<Value>): Promise<Value> => {
    await turn()
    return call()
  }
  return {
    ...store,
    list: (folder) => takeTurns(() => store.list(folder)),
    create: (name, content) => takeTurns(() => store.create(name, content)),
  }
}
