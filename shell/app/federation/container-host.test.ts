import { beforeEach, expect, test, vi } from 'vitest'
import { classifyFailure } from './load-error.ts'
import type { Container, ContainerHost } from './screen-loader.ts'

/* The real federation runtime, with containers such as a remote's entry creates. */

type ShareScope = Readonly<Record<string, Readonly<Record<string, { get(): Promise<() => unknown> }>>>>

let host: ContainerHost

beforeEach(async () => {
  vi.stubGlobal('PROVIDED_VERSIONS', new Proxy({}, { get: () => '1.0.0' }))
  const { createContainerHost } = await import('./container-host.ts')
  host = createContainerHost(await import('./federation-runtime.ts'))
})

const container = (init: (scope: ShareScope) => void): Container => ({ init, get: () => () => undefined })

test('a container gets the shared modules, and so does a second container of the same remote', async () => {
  const scopes: ShareScope[] = []
  for (const _ of [1, 2]) await host.share(container((scope) => void scopes.push(scope)))
  for (const name of ['react', 'shared/query']) {
    const given = await Promise.all(scopes.map(async (scope) => scope[name]?.['1.0.0']?.get()))
    const module: unknown = await import(name)
    expect(given.map((factory) => factory?.())).toEqual([module, module])
  }
  expect(scopes[0]).not.toBe(scopes[1])
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
  const failure: unknown = await host.share(refusing).catch((reason: unknown) => reason)
  expect(classifyFailure('share', failure)).toEqual({ phase: 'share', cause })
})
