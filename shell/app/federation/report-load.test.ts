import { loadReport } from 'shared/contract/load-report'
import type { Release } from 'shared/federation'
import { expect, test, vi } from 'vitest'
import type { LoadCause } from './load-error.ts'
import { createLoadReporter, type EndedLoad } from './report-load.ts'

const release: Release = { id: 'r1', shell: { version: '1.0.0' }, remotes: {} }
const load: EndedLoad = {
  remote: 'mf-home',
  screen: 'Home',
  version: '2.3.4',
  phase: 'module',
  outcome: 'loaded',
  ms: 30,
}
const beaconUrl = 'https://beacon.example/loads'

/** What a reporter sends. */
function sent(
  analytics: { appId: string | null; beaconUrl: string | null },
  change: Partial<Release> = {},
  cause?: LoadCause,
  takesReports?: boolean,
): readonly (readonly [string, unknown])[] {
  const beacons: [string, unknown][] = []
  vi.stubGlobal('navigator', { sendBeacon: (url: string, body: string) => beacons.push([url, JSON.parse(body)]) > 0 })
  createLoadReporter({ analytics }, { ...release, ...change }, takesReports)(load, cause)
  return beacons
}

test.each([
  [undefined, 'stable'],
  ['stable', 'stable'],
  ['candidate', 'candidate'],
] as const)('a page whose release has the arm %s reports %s, as the contract says', async (arm, expected) => {
  const beacons = sent({ appId: 'app', beaconUrl }, arm && { arm })
  const id = expect.any(String) as string
  expect(beacons).toEqual([[beaconUrl, { ...load, load: id, release: 'r1', arm: expected, appId: 'app' }]])
  expect(await loadReport['~standard'].validate(beacons[0]?.[1])).not.toHaveProperty('issues')
})

test('a tab with an override says so', async () => {
  const override: Release['override'] = {
    remote: 'mf-home',
    version: '3f2a9c01b7de',
    published: { by: 'x', at: '' },
    until: '',
    release: 'r0',
  }
  const [[, body] = []] = sent({ appId: 'app', beaconUrl }, { override })
  expect(body).toMatchObject({ release: 'r1', override: true })
  expect(await loadReport['~standard'].validate(body)).not.toHaveProperty('issues')
})

test('each load has an id of its own, and none without a secure context', () => {
  const [[, one] = [], [, other] = []] = [...sent({ appId: 'app', beaconUrl }), ...sent({ appId: 'app', beaconUrl })]
  expect(one).not.toEqual(other)
  vi.stubGlobal('crypto', {})
  expect(sent({ appId: 'app', beaconUrl })).toEqual([
    [beaconUrl, expect.not.objectContaining({ load: expect.anything() })],
  ])
})

test('a browser without beacons or a timeline of performance reports nothing, and the load goes on', () => {
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('performance', { now: () => 30 })
  expect(() => createLoadReporter({ analytics: { appId: 'app', beaconUrl } }, release)(load)).not.toThrow()
})

test.each([
  [null, null, undefined],
  ['app', null, undefined],
  [null, beaconUrl, undefined],
  // It would count against a rollout.
  ['app', beaconUrl, 'translated'],
] as const)('with the app %s, the address %s and the cause %s nothing is sent', (appId, url, cause) => {
  expect(sent({ appId, beaconUrl: url }, {}, cause)).toEqual([])
})

test('the site’s own server gets the outcome of each load, whatever the configuration says, but not what a translator broke', () => {
  const off = { appId: null, beaconUrl: null }
  const outcome = { load: expect.any(String) as string, release: 'r1', remote: 'mf-home', outcome: 'loaded' }
  expect(sent(off, {}, undefined, true)).toEqual([['/reports', outcome]])
  expect(sent({ appId: 'app', beaconUrl }, {}, undefined, true).map(([url]) => url)).toEqual(['/reports', beaconUrl])
  expect(sent(off, {}, 'translated', true)).toEqual([])
})
