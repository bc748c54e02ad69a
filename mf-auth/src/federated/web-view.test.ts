import { expect, test } from 'vitest'
import { isRefusedByGoogle } from './FederatedButtons.tsx'
import { intentAddress } from './OpenInBrowserDialog.tsx'

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const android = 'AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/138.0.0.0 Mobile Safari/537.36'

test.each([
  ['Instagram, iPhone', `${iPhone} Mobile/15E148 Instagram 389.0.0.20.95 (iPhone14,5; iOS 18_5; pt_BR)`, true],
  ['Facebook, iPhone', `${iPhone} Mobile/22F76 [FBAN/FBIOS;FBAV/519.0.0.37.95;FBBV/753183117;FBDV/iPhone14,5]`, true],
  ['Facebook, Android', `Mozilla/5.0 (Linux; Android 15) ${android} [FB_IAB/FB4A;FBAV/519.0.0.48.100;]`, true],
  ['another Android app', `Mozilla/5.0 (Linux; Android 14; moto g84 Build/U1TC34; wv) ${android}`, true],
  ['Safari', `${iPhone} Version/18.5 Mobile/15E148 Safari/604.1`, false],
  ['Chrome, Android', `Mozilla/5.0 (Linux; Android 10; K) ${android.replace('Version/4.0 ', '')}`, false],
])('Google refuses %s: %2$s', (_name, userAgent, refused) => {
  expect(isRefusedByGoogle(userAgent)).toBe(refused)
})

test('Android has a link to the browser, an iPhone none', () => {
  const intent = 'intent://pontos.example/padaria?utm_source=ig#Intent;scheme=https;end'
  expect(intentAddress('https://pontos.example/padaria?utm_source=ig#x', '(Linux; Android 14)')).toBe(intent)
  expect(intentAddress('https://pontos.example/', iPhone)).toBeUndefined()
})
