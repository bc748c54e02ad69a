import { Amplify, createAmplifyContext } from 'aws-amplify'
import { createUserPoolsTokenProvider } from 'aws-amplify/adapter-core'
import { configuredPool } from './configured-pool.ts'
import { storageOf, type SessionEntries } from './stored-session.ts'

/**
 * A context in which the identity client works on entries in memory instead of those of this device. What it stores or erases there, be it
 * long after anybody waited for it, changes no session.
 * @param entries what it finds there; what it stores is added to them
 */
export const openRoom = (entries: SessionEntries) =>
  createAmplifyContext(Amplify.getConfig(), { Auth: { tokenProvider: createUserPoolsTokenProvider(configuredPool(), storageOf(entries)) } })
