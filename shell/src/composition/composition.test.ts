import type { Release } from 'shared/federation'
import { afterEach, expect, test, vi } from 'vitest'
import { createLoadReporter } from '../federation/report-load.ts'
import { readComposition } from './composition.ts'

afterEach(() => {
  performance.clearMeasures()
  vi.unstubAllGlobals()
})

test('a screen that was loaded and then threw is shown as loaded first, although both began at once and the times are rounded', () => {
  vi.stubGlobal('document', { querySelectorAll: () => [] })
  const release: Release = {
    id: 'r1',
    shell: { version: '1.0.0' },
    remotes: { 'mf-home': { version: '2.3.4', entry: { url: '/entry.js', integrity: 'sha384-x' }, screens: {} } },
  }
  const report = createLoadReporter({ analytics: { appId: null, beaconUrl: null } }, release)
  const load = { remote: 'mf-home', screen: 'Home', version: '2.3.4' } as const
  const now = vi.spyOn(performance, 'now')
  now.mockReturnValue(1050.4)
  report({ ...load, phase: 'module', outcome: 'loaded', ms: 50 })
  now.mockReturnValue(1348.4)
  report({ ...load, phase: 'render', outcome: 'failed', ms: 349 })
  now.mockRestore()
  expect(
    readComposition(release)
      .parts.find(({ name }) => name === 'mf-home')
      ?.loads.map(({ outcome }) => outcome),
  ).toEqual(['loaded', 'failed'])
})
