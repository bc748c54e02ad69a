import { signedInHint } from '../signed-in-hint.ts'
import type { Scene } from './scene.ts'

/** Makes this browser a device that has exactly what the scene says. Call it before anything reads the storage. */
export function prepareDevice({ local, session, isSignedIn }: Scene): void {
  for (const [storage, entries] of [[localStorage, local], [sessionStorage, session]] as const) {
    storage.clear()
    for (const [name, value] of Object.entries(entries)) storage.setItem(name, value)
  }
  signedInHint.set(isSignedIn)
}
