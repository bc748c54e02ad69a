import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { customerScoresSchema, rewardSchema, scoreEntrySchema, type ScoreEntry } from 'shared/contract'
import { check, type Schema } from '../http/check.ts'
import { startPlatform, type Platform } from '../platform.ts'
import { clientOf, forOrganization } from '../testing/api-client.ts'
import { signInByPhone } from '../testing/wire-client.ts'
import { mainCustomerPoints } from './rewards.ts'

let platform: Platform
let idToken: string
beforeAll(async () => {
  platform = await startPlatform()
  idToken = (await signInByPhone(platform, '11912345678')).idToken
})
afterAll(() => platform.close())

async function expectAll(schema: Schema, items: readonly unknown[]) {
  for (const item of items) expect(await check(schema, item)).toMatchObject({ ok: true })
}

describe('the main customer', () => {
  it.each(Object.entries(mainCustomerPoints))('has in %s exactly %i points', async (key, points) => {
    const { data } = await clientOf(platform, 'api', idToken).get('/user/find/%2B5511912345678', forOrganization(key))
    await expectAll(customerScoresSchema, [data])
    expect(data).toEqual({ total_scores: points })
  })

  it('has a long statement, unsorted, with expired entries and entries that expire soon', async () => {
    const { data } = await clientOf(platform, 'api', idToken).get('/user/score/extract/5511912345678', forOrganization('padaria'))
    const entries: ScoreEntry[] = data
    await expectAll(scoreEntrySchema, entries)
    expect(entries.length).toBeGreaterThan(300)
    const daysLeft = entries.map(({ expiration_at: text }) => {
      const [day, month, year] = text.slice(0, 10).split('-').map(Number)
      return (Date.UTC(year ?? 0, (month ?? 0) - 1, day) - Date.now()) / 86_400_000
    })
    expect(daysLeft.filter((days) => days < -1).length).toBeGreaterThan(100)
    expect(daysLeft.filter((days) => days > 0 && days < 15).length).toBeGreaterThan(3)
    expect(daysLeft).not.toEqual(daysLeft.toSorted((a, b) => a - b))
    expect(entries.every(({ balance }) => balance >= 0)).toBe(true)
  })

  it('has rewards of every kind, unsorted', async () => {
    const { data } = await clientOf(platform, 'api', idToken).get('/rewards?per_organization=true', forOrganization('padaria'))
    await expectAll(rewardSchema, data)
    const costs: number[] = data.map((reward: { debited_value: number }) => reward.debited_value)
    expect(costs).toContain(0)
    expect(costs).toContain(mainCustomerPoints.padaria)
    expect(Math.max(...costs)).toBeGreaterThan(mainCustomerPoints.padaria)
    expect(costs).not.toEqual(costs.toSorted((a, b) => a - b))
    const companies = data.map((reward: { available_companies: unknown[] }) => reward.available_companies.length)
    expect(new Set(companies)).toEqual(new Set([0, 1, 2, 3]))
  })
})

it('has a customer with five thousand entries, at an organisation with five hundred rewards', async () => {
  const { idToken: token } = await signInByPhone(platform, '11930000020')
  const client = clientOf(platform, 'api', token)
  const { data: entries } = await client.get('/user/score/extract/5511930000020', forOrganization('atacado'))
  expect(entries).toHaveLength(5000)
  const { data: rewards } = await client.get('/rewards?per_organization=true', forOrganization('atacado'))
  expect(new Set(rewards.map(({ name }: { name: string }) => name)).size).toBe(500)
})

it('has the same points after the next midnight', async () => {
  const control = clientOf(platform, 'control')
  const points = async () => {
    const { idToken: token } = await signInByPhone(platform, '11912345678')
    return (await clientOf(platform, 'api', token).get('/user/find/5511912345678', forOrganization('padaria'))).data
  }
  const before = await points()
  await control.put('/clock', { shiftMs: 86_400_000 })
  expect(await points()).toEqual(before)
  await control.put('/clock', { shiftMs: 0 })
})

it('is the same every time', async () => {
  const content = () => platform.database.prepare('SELECT * FROM score_entries ORDER BY id').all()
  const first = content()
  await platform.reset()
  expect(content()).toEqual(first)
})
