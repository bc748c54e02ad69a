import { DefaultTokenStore } from 'aws-amplify/auth/cognito'
import { configuredPool } from './call-user-pool.ts'
import { storageOf, type SessionEntries } from './stored-session.ts'

/** The identity client's own conversion between tokens and entries, on entries in memory. */
export function tokenStoreOn(entries: SessionEntries): DefaultTokenStore {
  const store = new DefaultTokenStore()
  store.setAuthConfig(configuredPool())
  store.setKeyValueStorage(storageOf(entries))
  return store
}
