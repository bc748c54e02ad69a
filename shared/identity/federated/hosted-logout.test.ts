import { expect, test } from 'vitest'
import { exampleSiteConfig, openPage } from '../../testing/index.ts'
import { hostedLogoutAddress } from './hosted-logout.ts'

test('the hosted UI’s sign-out leads back to this site', () => {
  openPage('https://app.example/padaria')
  expect(hostedLogoutAddress(exampleSiteConfig())).toBe(
    'https://auth.example/logout?client_id=exampleclientid&logout_uri=https%3A%2F%2Fapp.example%2F',
  )
})

test('a site that the configuration does not name has none', () => {
  openPage('https://other.example/')
  expect(hostedLogoutAddress(exampleSiteConfig())).toBeUndefined()
})
