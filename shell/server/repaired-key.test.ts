import { expect, test } from 'vitest'
import { repairedKey } from './repaired-key.ts'

test.each([
  '/Padaria',
  '/PADARIA',
  '/padaria.',
  '/padaria)',
  '/padaria/.',
  '/padaria%20',
  '/padaria%E2%80%9D', // a closing quotation mark
  '/%70adaria',
  '//padaria',
  '///PADARIA//',
  '/padaria//scores',
  '/Padaria/Rewards/vouchers,',
  '/Padaria*',
])('%s leads to the organisation', (pathname) => {
  expect(repairedKey(pathname, {})).toBe('padaria')
})

test('a hyphen at the end belongs to the key', () => {
  expect(repairedKey('/Padaria-.', {})).toBe('padaria-')
})

test.each([
  '/',
  '//',
  '//evil.com',
  '/%2F%2Fevil',
  '/%2Fevil',
  '/%5Cevil',
  '/padaria.html',
  '/(padaria',
  '/padaria%00',
  '/padaria%2F..%2Fcafe-central',
  '/p%D0%B0daria', // the second letter is Cyrillic
  '/%E0%A4%A',
  '/Padaria/nothing',
  `/${'X'.repeat(65)}`,
  // Reserved words stay reserved.
  '/MOME',
  '/Rewards.',
  '//scores',
  '/User-Profile',
  '/Verification',
  '/Assets',
  '/healthz)',
])('%s leads nowhere', (pathname) => {
  expect(repairedKey(pathname, {})).toBeUndefined()
})
