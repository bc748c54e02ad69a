import type { Page } from '@playwright/test'
import { userPool } from '../platform/identity/user-pool.ts'
import { customers } from '../platform/seed/customers.ts'

/** A customer who may sit before the browser. */
export interface Person {
  readonly phone: string
  readonly sub: string
  readonly name: RegExp
  /** As home reads them out, by organisation. */
  readonly points: Readonly<Record<string, string>>
}

export const ana: Person = {
  phone: customers.ana.phone,
  sub: customers.ana.user.sub,
  name: /\bAna\b/,
  points: { padaria: '1.250 pontos', 'cafe-central': '430 pontos' },
}

export const carla: Person = {
  phone: customers.carla.phone,
  sub: customers.carla.user.sub,
  name: /\bCarla\b/,
  // At the bakery since the walk began (`world.ts`).
  points: { padaria: '310 pontos', 'cafe-central': '75 pontos' },
}

export const people: readonly Person[] = [ana, carla]

/** Whose session the browser keeps; nobody's on a page of the browser's own. */
export async function sessionOwner(page: Page): Promise<Person | undefined> {
  const phone = await page.evaluate((client) => {
    if (!location.protocol.startsWith('http')) return undefined
    const prefix = `CognitoIdentityServiceProvider.${client}`
    const user = localStorage.getItem(`${prefix}.LastAuthUser`)
    return user !== null && localStorage.getItem(`${prefix}.${user}.idToken`) !== null ? user : undefined
  }, userPool.clientId)
  return people.find((person) => phone === `+55${person.phone}`)
}
