import type { Store } from '../store/store.ts'

/**
 * A store in memory: a second implementation, which shows that the interface is enough. Its calls take their turns in a random order,
 * so that commands under way at the same time interleave.
 */
export function openMemoryStore(random: () => number, losesAnswers = true) {
  const contents = new Map<string, Buffer>()
  const waiting: (() => void)[] = []
  const turn = () =>
    new Promise<void>((resolve) => {
      waiting.push(resolve)
      setImmediate(() => waiting.splice(Math.floor(random() * waiting.length), 1)[0]?.())
    })
  /** One team's way to the store. Of six creations one loses its request, or its answer. */
  return (): Store => {
    let calls = 0
    return {
      address: 'memory:',
      read: (name) => Promise.resolve(contents.get(name)),
      async list(folder, after = '') {
        await turn()
        const start = `${folder}/`
        const beneath = [...contents.keys()].filter((name) => name.startsWith(start))
        const names = new Set(beneath.map((name) => name.slice(start.length).split('/')[0] ?? ''))
        return [...names].filter((name) => name > after)
      },
      async create(name, content) {
        await turn()
        calls += 1
        const lost = losesAnswers && calls % 6 === 0 ? random() : 1
        if (lost < 0.5) throw lostAnswer
        const isNew = !contents.has(name)
        if (isNew) contents.set(name, Buffer.from(content))
        if (lost < 1) throw lostAnswer
        return isNew
      },
    }
  }
}

export const lostAnswer = new Error('the answer was lost')
