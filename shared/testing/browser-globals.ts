import { onTestFinished, vi } from 'vitest'

/** A page's storage, for tests that run without a browser. */
class MemoryStorage implements Storage {
  readonly #texts = new Map<string, string>()

  get length() {
    return this.#texts.size
  }
  key = (index: number) => [...this.#texts.keys()][index] ?? null
  getItem = (name: string) => this.#texts.get(name) ?? null
  setItem = (name: string, text: string) => void this.#texts.set(name, text)
  removeItem = (name: string) => void this.#texts.delete(name)
  clear = () => this.#texts.clear()
}

/** The names of the items in a storage. */
export const namesIn = (storage: Storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index))

/** Gives the running test the globals of a page that the session uses: storage, address, history, events. */
export function openPage(address = 'https://app.example/'): void {
  const events = new EventTarget()
  const location = new URL(address)
  vi.stubGlobal('localStorage', new MemoryStorage())
  vi.stubGlobal('sessionStorage', new MemoryStorage())
  vi.stubGlobal('location', location)
  vi.stubGlobal('history', {
    state: { kept: true },
    replaceState(state: unknown, _: string, to: URL) {
      location.href = to.href
      Object.assign(this, { state })
    },
  })
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('dispatchEvent', events.dispatchEvent.bind(events))
  onTestFinished(() => void vi.unstubAllGlobals())
}

/** Removes the identity client's items from local storage, as a sign-out in another tab does. */
export function eraseTokens(): void {
  for (const name of namesIn(localStorage))
    if (name?.startsWith('CognitoIdentityServiceProvider.')) localStorage.removeItem(name)
}

/** Fills local storage: it refuses these writes from now on. @returns makes room again */
export function fillStorage(isRefused: (name: string, text: string) => boolean): () => void {
  const setItem = localStorage.setItem.bind(localStorage)
  localStorage.setItem = (name, text) => {
    if (isRefused(name, text)) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    setItem(name, text)
  }
  return () => void (localStorage.setItem = setItem)
}

/** Blocks storage as a browser does: even reading `localStorage` throws. */
export function blockStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  }
  onTestFinished(() => {
    Reflect.deleteProperty(globalThis, 'localStorage')
    Reflect.deleteProperty(globalThis, 'sessionStorage')
  })
}
