import { signedInHint } from '../signed-in-hint.ts'
import type { Scene } from './scene.ts'

/** Makes this browser a device that has exactly what the scene says. Call it before anything reads the storage. */
export function prepareDevice({ local, session, refuses, isSignedIn }: Scene): void {
  for (const [storage, entries] of [
    [localStorage, local],
    [sessionStorage, session],
  ] as const) {
    storage.clear()
    for (const [name, value] of Object.entries(entries)) storage.setItem(name, value)
  }
  if (refuses.includes('copy')) Object.defineProperty(navigator.clipboard, 'writeText', { value: refuse })
  if (refuses.includes('share')) Object.defineProperty(navigator, 'share', { value: refuse })
  signedInHint.set(isSignedIn)
}

/** As a browser refuses what its settings do not allow. */
const refuse = () => Promise.reject(new DOMException('refused by the scenario', 'NotAllowedError'))
