import { resolve } from 'node:path'
import { openFolder } from './file-store.ts'
import type { StoreLimits } from './limits.ts'
import { openBucket } from './object-store.ts'
import type { Store } from './store.ts'

export type { Store } from './store.ts'

/** The address of a store as somebody names it: a folder's path from here, or `s3://bucket/prefix?endpoint=…&region=…`. */
export const storeAddress = (named: string): string => (isBucket(named) ? named : resolve(named))

const isBucket = (address: string) => address.startsWith('s3://')

/** Opens the store at an address. */
export function openStore(address: string, limits?: StoreLimits): Store {
  const store = isBucket(address) ? openBucket(address, limits) : openFolder(address, limits)
  const takeTurn = turns(readsAtOnce)
  return { ...store, read: (name) => takeTurn(() => store.read(name)) }
}

/** However many entries or files somebody asks for: each takes a file descriptor. */
const readsAtOnce = 32

/** Begins at most so many of the given works at once, the others in their order. */
function turns(atOnce: number) {
  const waiting: (() => void)[] = []
  let free = atOnce
  return async <Value>(work: () => Promise<Value>): Promise<Value> => {
    if (free > 0) free -= 1
    else await new Promise<void>((begin) => waiting.push(begin))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
