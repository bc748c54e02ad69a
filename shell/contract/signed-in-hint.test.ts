import { openPage } from 'shared/testing'
import { expect, test, vi } from 'vitest'
import { signedInHint } from './signed-in-hint.ts'

test.each([
  ['https', true, 'signed_in=1; path=/; samesite=lax; max-age=31536000; secure'],
  ['https', false, 'signed_in=; path=/; samesite=lax; max-age=0; secure'],
  ['http', true, 'signed_in=1; path=/; samesite=lax; max-age=31536000'],
] as const)('over %s, signed in %s: %s', (protocol, signedIn, cookie) => {
  openPage(`${protocol}://app.example/`)
  vi.stubGlobal('document', {})
  signedInHint.set(signedIn)
  expect(document.cookie).toBe(cookie)
})
