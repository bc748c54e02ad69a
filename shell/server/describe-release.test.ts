import { expect, test } from 'vitest'
import { promote, rollBackPart } from '../store/changes.ts'
import { changeServed } from '../store/change-served.ts'
import { candidateVersions, stableRelease } from '../store/release-log.ts'
import { openStore } from '../store/open-store.ts'
import { releaseId } from '../store/version.ts'
import { descriptionAddress, type ReleaseDescription } from '../contract/release-description.ts'
import { publishAll, serveExample, untilServed } from '../testing/example-site.ts'
import { rawRequest } from '../testing/raw-request.ts'

test('the server says who published and who promoted each part of a release: of the served one, of a candidate and of a former one', async () => {
  const example = await publishAll()
  const { first } = example
  const store = openStore(example.store)
  const url = await serveExample(example.store)
  const read = async (release: string) => {
    const { status, text } = await rawRequest(url, descriptionAddress(release))
    return status === 200 ? (JSON.parse(text) as ReleaseDescription) : status
  }
  const start = await read(first.id)
  expect(start).toMatchObject({
    release: first.id,
    parts: { shell: { published: { by: 'a site on this machine' }, promoted: { by: 'a site on this machine' } } },
  })

  const origin = { by: 'Ana of the home team', at: '2026-11-24T10:00:00Z' }
  const published = { ...origin, commit: '0123456789ab', message: 'not for customers' }
  const version = await example.publishNext('mf-home', { version: '1.1.0' }, published)
  const serve = (percent: number, by: string) =>
    changeServed(store, promote({ 'mf-home': version.id }, percent), { by, force: 'an example' })
  const candidate = releaseId(candidateVersions((await serve(10, 'Bruno')).state) ?? {})
  await expect.poll(() => read(candidate)).toMatchObject({ release: candidate })
  const described = (await read(candidate)) as ReleaseDescription
  const [{ parts: startParts }] = [start as ReleaseDescription]
  expect(described.parts['mf-home']).toEqual({
    id: version.id,
    commit: published.commit,
    published: origin,
    promoted: { by: 'Bruno', at: expect.any(String) as string },
  })
  expect({ ...described.parts, 'mf-home': undefined }).toEqual({ ...startParts, 'mf-home': undefined })

  const served = await serve(100, 'Carla')
  await untilServed(url, stableRelease(served.state))
  expect(((await read(stableRelease(served.state))) as ReleaseDescription).parts['mf-home']?.promoted?.by).toBe('Carla')

  await changeServed(store, rollBackPart('mf-home'), { by: 'Davi', force: 'an example' })
  await untilServed(url, first.id)
  expect(await read(first.id)).toEqual(start)
  expect(((await read(stableRelease(served.state))) as ReleaseDescription).parts['mf-home']?.promoted?.by).toBe('Carla')
  expect(await read('0123456789ab')).toBe(404)
})
