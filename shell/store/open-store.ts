import { resolve } from 'node:path'
import { openFolder } from './file-store.ts'
import type { StoreLimits } from './limits.ts'
import { openBucket } from './object-store.ts'
import { Refusal } from './problems.ts'
import type { Store } from './store.ts'
import { turns } from './turns.ts'

export type { Store } from './store.ts'

/** The address of a store as somebody names it: a folder's path from here, or `s3://bucket/prefix?endpoint=…&region=…`. */
const storeAddress = (named: string): string => (isBucket(named) ? named : resolve(named))

/** The store that RELEASE_STORE names. @throws {Refusal} if it names none, and there is no default */
export function configuredStore(byDefault?: string): string {
  const named = process.env.RELEASE_STORE || byDefault
  if (!named) throw new Refusal('RELEASE_STORE is not set')
  return storeAddress(named)
}

const isBucket = (address: string) => address.startsWith('s3://')

/** Opens the store at an address. */
export function openStore(address: string, limits?: StoreLimits): Store {
  const store = isBucket(address) ? openBucket(address, limits) : openFolder(address, limits)
  const takeTurn = turns(filesAtOnce)
  return {
    ...store,
    read: (name) => takeTurn(() => store.read(name)),
    create: (name, content) => takeTurn(() => store.create(name, content)),
  }
}

/** However many entries or files somebody asks for: each takes a file descriptor, or a connection. */
const filesAtOnce = 32
