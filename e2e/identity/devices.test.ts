import { loadAccountSettings } from 'shared/identity'
import { signOut } from 'shared/identity/host'
import { forgetThisDevice } from 'shared/identity/specified-only'
import { namesIn } from 'shared/testing'
import { expect, test } from 'vitest'
import { one, run } from '../platform/database/query.ts'
import { done, openVisits, refused } from './open-visits.ts'

/** Seventy remembered devices; the only customer whose sign-ins are tracked. */
const renata = '11930000017'
const visit = openVisits()

async function devices() {
  const { listDevices } = await loadAccountSettings()
  const listed = await listDevices()
  if (!listed.ok) throw new Error(listed.error.kind)
  return listed.value
}

test('a list longer than a page of sixty comes complete, in two calls; each device tells when it was last used, and one is this one; another is forgotten by its id [3.17, 7.37, 9.8]', async () => {
  await visit.signIn(renata)
  await visit.operations()
  const listed = await devices()
  expect(listed.slice(0, 70).map(({ name }) => name)).toEqual(
    Array.from({ length: 70 }, (_, index) => `Aparelho ${index + 1}`),
  )
  // And this device, which the sign-in registered.
  expect(new Set(listed.map(({ id }) => id)).size).toBe(71)
  expect(await visit.operations()).toEqual({ ListDevices: 2 })
  const { database } = visit.platform()
  const first = one<{ at: number }>(database)`SELECT authenticated_at AS at FROM devices ORDER BY rowid LIMIT 1`
  expect(listed[0]).toMatchObject({ name: 'Aparelho 1', isRemembered: true, isThisDevice: false })
  expect(listed[0]?.lastUsedAt?.getTime()).toBe(first?.at)
  expect(listed.filter(({ isThisDevice }) => isThisDevice)).toHaveLength(1)
  const { forgetDevice } = await loadAccountSettings()
  expect(await forgetDevice(listed[59]?.id ?? '')).toEqual(done)
  expect(await devices()).toEqual(listed.toSpliced(59, 1))
  expect(await forgetDevice('unknown')).toEqual(refused('other', { name: 'ResourceNotFoundException' }))
  await visit.operations()
  // A page has at most sixty: the provider refuses more, and shorter pages would need further calls.
  run(database)`DELETE FROM devices WHERE rowid IN (SELECT rowid FROM devices ORDER BY rowid LIMIT 10)`
  expect(await devices()).toHaveLength(60)
  expect(await visit.operations()).toEqual({ ListDevices: 1 })
})

test('this device is remembered, found again by the phone after a sign-out, and forgotten [7.37]', async () => {
  await visit.signIn(renata)
  const { rememberDevice } = await loadAccountSettings()
  const thisDevice = (await devices()).at(-1)
  expect(thisDevice).toMatchObject({ isRemembered: false, isThisDevice: true })
  expect(await rememberDevice()).toEqual(done)
  const known = await devices()
  expect(known.at(-1)).toMatchObject({ id: thisDevice?.id, isRemembered: true })
  await signOut({ everywhere: false })
  expect(namesIn(localStorage)).toEqual(['device'])
  await visit.signIn(renata)
  const lasting = known.map(({ id, isRemembered, isThisDevice }) => ({ id, isRemembered, isThisDevice }))
  expect(await devices()).toMatchObject(lasting)
  expect(await forgetThisDevice()).toEqual(done)
  expect((await devices()).map(({ id }) => id)).not.toContain(thisDevice?.id)
  expect(await rememberDevice()).toEqual(refused('device-configuration'))
  await signOut({ everywhere: false })
  expect(namesIn(localStorage)).toEqual([])
  await visit.signIn(renata)
  expect((await devices()).at(-1)).toMatchObject({ isRemembered: false, isThisDevice: true })
})

test('if the pool tracks no devices, each call says that it is a matter of configuration [8.8]', async () => {
  await visit.signIn('11912345678')
  const { listDevices, rememberDevice, forgetDevice } = await loadAccountSettings()
  const answers = [await listDevices(), await rememberDevice(), await forgetThisDevice(), await forgetDevice('any')]
  expect(answers).toEqual(answers.map(() => refused('device-configuration')))
})
