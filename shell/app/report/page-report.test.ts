import type { Release } from 'shared/federation'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLoadReporter } from '../federation/report-load.ts'
import { pageLoads, reportPage } from './page-report.ts'

beforeEach(() => {
  vi.stubGlobal('document', {
    querySelectorAll: () => [{ src: '/assets/react.js' }, { src: '/assets/shell.0d367596.js' }],
  })
})
afterEach(() => performance.clearMeasures())

const release: Release = {
  id: 'r2',
  arm: 'candidate',
  shell: { version: '1.0.0' },
  remotes: {
    'mf-home': { version: '2.3.4', entry: { url: '/entry.3cc409f3.js', integrity: 'sha384-x' }, screens: {} },
  },
}
const override: Release['override'] = {
  remote: 'mf-home',
  version: '3f2a9c01b7de',
  published: { by: 'x', at: '' },
  until: '',
  release: 'r1',
}
const load = { remote: 'mf-home', screen: 'Home', version: '2.3.4', phase: 'entry', outcome: 'failed', ms: 1 } as const

test('a page without a failure says of what it consists', () => {
  expect(JSON.parse(reportPage(release))).toEqual({
    release: 'r2',
    served: 'r2',
    arm: 'candidate',
    versions: { shell: '1.0.0+0d367596', 'mf-home': '2.3.4+3cc409f3' },
    loads: [],
  })
})

test('the last failure is told with its cause; a tab with an override tells that, and the release that was served', () => {
  const report = createLoadReporter({ analytics: { appId: null, beaconUrl: null } }, release)
  report(load, 'timed-out')
  report({ ...load, screen: 'Companies' }, 'not-delivered')
  report({ ...load, outcome: 'loaded', phase: 'module' })
  const told = JSON.parse(reportPage({ ...release, override })) as object
  expect(told).toMatchObject({
    release: 'r2',
    served: 'r1',
    override: 'mf-home@3f2a9c01b7de',
    failure: { screen: 'Companies', phase: 'entry', cause: 'not-delivered' },
  })
  expect(told).toHaveProperty('loads.length', 3)
})

test('a screen that was loaded and then threw is told as loaded first, although both began at once and the times are rounded', () => {
  const report = createLoadReporter({ analytics: { appId: null, beaconUrl: null } }, release)
  const now = vi.spyOn(performance, 'now')
  now.mockReturnValue(1050.4)
  report({ ...load, phase: 'module', outcome: 'loaded', ms: 50 })
  now.mockReturnValue(1348.4)
  report({ ...load, phase: 'render', outcome: 'failed', ms: 349 })
  expect(pageLoads().map(({ outcome }) => outcome)).toEqual(['loaded', 'failed'])
})
