import { expect, test } from 'vitest'
import { authenticatorAddress, inGroupsOfFour } from './AppSetupView.tsx'

test('the address of an account, whatever the issuer is called', () => {
  const issuer = 'Pão & Cia #1: /?secret=y'
  const encoded = 'P%C3%A3o%20%26%20Cia%20%231%3A%20%2F%3Fsecret%3Dy'
  const address = authenticatorAddress(issuer, '+5511930000015', 'JBSWY3DP')
  expect(address).toBe(`otpauth://totp/${encoded}:%2B5511930000015?secret=JBSWY3DP&issuer=${encoded}`)
})

test.each([
  ['JBSWY3DP', 'JBSW Y3DP'],
  ['JBSWY3', 'JBSW Y3'],
  ['', ''],
])('"%s" in groups', (secret, groups) => {
  expect(inGroupsOfFour(secret)).toEqual(groups)
})
