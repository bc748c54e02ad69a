import type { PublishedRelease } from '../../store/publish.ts'
import { promote } from '../../store/changes.ts'
import { changeServed } from '../../store/change-served.ts'
import { composeReleases } from '../../store/compose-release.ts'
import { openStore } from '../../store/open-store.ts'
import { releaseId } from '../../store/version.ts'
import { publishAll } from '../../testing/example-site.ts'
import { expect, test } from 'vitest'
import { composeReport } from './compose-report.ts'

/** A store with a release, a candidate of mf-home, and a version of mf-scores that is published only. */
async function openExample() {
  const { store: address, first: stable, publishNext } = await publishAll()
  const store = openStore(address)
  const { id: home } = await publishNext('mf-home', { version: '1.1.0' })
  const { id: scores } = await publishNext('mf-scores', { version: '1.1.0' })
  const { state } = await changeServed(store, promote({ 'mf-home': home }, 10), { by: 'a test', force: 'a test' })
  const { candidate } = await composeReleases(store, state)
  if (!candidate) throw new Error('there is no candidate')
  return { store, stable, candidate, scores }
}

const reportOf = ({ id }: Pick<PublishedRelease, 'id'>, more: object = {}) =>
  JSON.stringify({ release: id, served: id, versions: {}, loads: [], ...more })

test('the mix of a report is composed again: a former release, a candidate, and a candidate with an override in it', async () => {
  const { store, stable, candidate, scores } = await openExample()
  expect(await composeReport(store, reportOf(stable))).toEqual(stable)
  expect(await composeReport(store, reportOf(candidate))).toEqual(candidate)
  const versions = { ...candidate.versions, 'mf-scores': scores }
  const override = { served: candidate.id, override: `mf-scores@${scores}` }
  const mix = await composeReport(store, reportOf({ id: releaseId(versions) }, override))
  expect(mix.versions).toEqual(versions)
  const { 'mf-scores': overridden, ...others } = mix.remotes
  expect(overridden?.version).toBe('1.1.0')
  expect(candidate.remotes).toMatchObject(others)
})

test('a report that the store cannot compose is refused in one line', async () => {
  const { store, stable, scores } = await openExample()
  const cases: readonly (readonly [report: string, problem: RegExp])[] = [
    ['mf-home does not open', /^this is no report: it is not JSON$/],
    ['{}', /^this is no report: release: /],
    [reportOf({ id: '../../log' }), /^this is no report: release: is no id$/],
    [reportOf({ id: '0123456789ab' }), /^there is no release 0123456789ab; /],
    [reportOf(stable, { override: 'mf-scores@0123456789ab' }), /^there is no version mf-scores@0123456789ab; /],
    [reportOf(stable, { override: `mf-scores@${scores}` }), /^the report names release .*: it was changed$/],
  ]
  for (const [report, problem] of cases) await expect(composeReport(store, report)).rejects.toThrow(problem)
})
