import { expect, test } from 'vitest'
import { authenticatorAddress, inGroupsOfFour } from './AppSetupView.tsx'

test.each([
  [
    'Padaria Estrela',
    'otpauth://totp/Padaria%20Estrela:%2B5511930000015?secret=JBSWY3DPEHPK3PXP&issuer=Padaria%20Estrela',
  ],
  [
    'Pão & Cia?',
    'otpauth://totp/P%C3%A3o%20%26%20Cia%3F:%2B5511930000015?secret=JBSWY3DPEHPK3PXP&issuer=P%C3%A3o%20%26%20Cia%3F',
  ],
])('the address of an account at %s', (issuer, address) => {
  expect(authenticatorAddress(issuer, '+5511930000015', 'JBSWY3DPEHPK3PXP')).toBe(address)
})

test('an address gives back what it was made of, whatever the issuer is called', () => {
  const issuer = 'A&B #1: “x”/?secret=y'
  const { searchParams } = new URL(authenticatorAddress(issuer, '+5511930000015', 'JBSWY3DP'))
  expect(Object.fromEntries(searchParams)).toEqual({ secret: 'JBSWY3DP', issuer })
})

test.each([
  ['JBSWY3DPEHPK3PXP', 'JBSW Y3DP EHPK 3PXP'],
  ['JBSWY3', 'JBSW Y3'],
  ['', ''],
])('"%s" in groups', (secret, groups) => {
  expect(inGroupsOfFour(secret)).toEqual(groups)
})
