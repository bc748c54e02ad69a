import { beforeAll, expect, test, vi } from 'vitest'
import { classifyFailure } from './load-error.ts'
import type { Container, ContainerHost } from './screen-loader.ts'

/* The real federation runtime, with containers such as a remote's entry creates. */

type ShareScope = Readonly<Record<string, Readonly<Record<string, { lib(): unknown }>>>>

let host: ContainerHost

beforeAll(async () => {
  vi.stubGlobal('PROVIDED_VERSIONS', new Proxy({}, { get: () => '1.0.0' }))
  const { createContainerHost } = await import('./container-host.ts')
  host = createContainerHost(await import('./federation-runtime.ts'))
})

const container = (init: (scope: ShareScope) => void): Container => ({ init, get: () => () => undefined })

test('a container gets the shared modules, and so does a second container of the same remote', async () => {
  const scopes: ShareScope[] = []
  for (const _ of [1, 2])
    await host.share(
      'mf-home',
      container((scope) => void scopes.push(scope)),
    )
  const react = await import('react')
  expect(scopes.map((scope) => scope.react?.['1.0.0']?.lib())).toEqual([react, react])
})

test.each([
  [
    'but one has the wrong version',
    'Version 1.0.0 of shared singleton module react does not satisfy the requirement of ^2.0.0',
    'incompatible',
  ],
  ['but throws', 'x is undefined', 'threw'],
])('a container gets the shared modules, %s', async (_, message, cause) => {
  const refusing = container(() => {
    throw new Error(message)
  })
  const failure: unknown = await host.share('mf-scores', refusing).catch((reason: unknown) => reason)
  expect(classifyFailure('share', failure)).toEqual({ phase: 'share', cause })
})
