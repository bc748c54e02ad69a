import { openFileStore } from './file-store.ts'
import type { Store } from './store.ts'

/** Opens the store at an address. An address is a folder's path; another kind of store is added here. */
export const openStore = (address: string): Store => openFileStore(address)
