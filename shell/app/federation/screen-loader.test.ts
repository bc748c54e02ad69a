import { lazy, memo } from 'react'
import type { Release, RemoteName } from 'shared/federation'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LoadFailure, type LoadError } from './load-error.ts'
import type { EndedLoad } from './report-load.ts'
import {
  createScreenLoader,
  loadTimeoutMs,
  type Container,
  type LoaderCollaborators,
  type ScreenLoader,
} from './screen-loader.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const integrity = `sha384-${'A'.repeat(64)}`
const screens = { Home: { shape: 'hero', files: [] }, Companies: { shape: 'cards', files: [] } } as const
const release: Release = {
  id: 'r1',
  shell: { version: '1.0.0' },
  remotes: { 'mf-home': { version: '2.3.4', entry: { url: '/remotes/mf-home/remoteEntry.js', integrity }, screens } },
}

const Screen = () => null
const never = new Promise<never>(() => undefined)
const reject = (failure: unknown) => () => Promise.reject(failure)
/** A screen whose code throws. */
const throwing = (failure: Error) => () => () => {
  throw failure
}
const chunkFailure = Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' })
const wrongVersion = new Error('Version 1.0.0 of shared singleton module does not satisfy the requirement of ^2.0.0')

const container = (get: Container['get'] = () => () => ({ default: Screen })): Container => ({
  init: () => undefined,
  get,
})

/** A container that comes after a time. */
const waiting = (ms: number, get: Container['get'] = () => () => ({ default: Screen })) =>
  new Promise<Container>((resolve) => {
    setTimeout(() => resolve(container(get)), ms)
  })

/** A loader whose collaborators succeed, unless others are given. */
function setUp(given: Partial<LoaderCollaborators> = {}) {
  const reports: LoadError[] = []
  const loads: EndedLoad[] = []
  const fetched: string[] = []
  const loader = createScreenLoader({
    release,
    startHost: () => Promise.resolve({ share: () => Promise.resolve() }),
    fetchContainer: () => Promise.resolve(container()),
    prepare: () => undefined,
    report: (error) => void reports.push(error),
    reportLoad: (load) => void loads.push(load),
    ...given,
    ...(given.fetchContainer && {
      fetchContainer: (remote: RemoteName, entry, retry) => {
        fetched.push(`${remote} ${retry}`)
        return given.fetchContainer?.(remote, entry, retry) ?? never
      },
    }),
  })
  return { loader, reports, fetched, loads }
}

const undelivered: Partial<LoaderCollaborators> = { fetchContainer: reject(new LoadFailure('not-delivered')) }
const delivered: Partial<LoaderCollaborators> = { fetchContainer: () => Promise.resolve(container()) }
const sharing = (share: () => Promise<void>): Partial<LoaderCollaborators> => ({
  startHost: () => Promise.resolve({ share }),
})
const exposing = (get: Container['get']): Partial<LoaderCollaborators> => ({
  fetchContainer: () => Promise.resolve(container(get)),
})
/** What each attempt fetches, by its number. */
const attempts = (fetch: (retry: number) => Promise<Container>): Partial<LoaderCollaborators> => ({
  fetchContainer: (_remote, _entry, retry) => fetch(retry),
})

type Failing = [expected: string, given: Partial<LoaderCollaborators>]

test.each<Failing>([
  ['runtime not-delivered', { startHost: reject(chunkFailure) }],
  ['runtime timed-out', { startHost: () => never }],
  ['runtime threw', { startHost: reject(new TypeError('x is undefined')) }],
  ['entry not-released', { release: { ...release, remotes: {} } }],
  ['entry not-delivered', undelivered],
  ['entry timed-out', { fetchContainer: () => never }],
  ['share incompatible', sharing(reject(wrongVersion))],
  ['share timed-out', sharing(() => never)],
  ['share threw', sharing(reject(new Error('Failed to initialize container #RUNTIME-015')))],
  ['share incompatible', sharing(reject(new Error(`#RUNTIME-015 … ${wrongVersion.message}`)))],
  ['share incompatible', exposing(reject(wrongVersion))],
  // A share scope without `loadShareSync`, or without `loadShare`.
  ...['call #RUNTIME-005', 'call #RUNTIME-006', 'no shared module #RUNTIME-012'].map((message): Failing => [
    'share incompatible',
    exposing(throwing(new Error(message))),
  ]),
  ['module no-such-screen', exposing(reject(new Error('Module "./Home" does not exist in container.')))],
  ['module no-such-screen', exposing(() => () => ({ Screen }))],
  ['module no-such-screen', exposing(() => () => undefined)],
  ['module not-delivered', exposing(reject(chunkFailure))],
  ['module timed-out', exposing(() => never)],
  ['module threw', exposing(throwing(new TypeError('x is undefined')))],
  ['module threw', exposing(reject(undefined))],
])('%s is reported once, with the remote, its version and the release', async (expected, given) => {
  const { loader, reports } = setUp(given)
  const load = loader.load('Home')
  await vi.advanceTimersByTimeAsync(loadTimeoutMs)
  const result = await load
  if (result.ok) throw new Error('the screen was loaded')
  expect(`${result.error.phase} ${result.error.cause}`).toBe(expected)
  expect(reports).toEqual([result.error])
  expect(result.error).toMatchObject(
    given.release
      ? { remote: undefined, screen: 'Home', release: 'r1', version: undefined }
      : { remote: 'mf-home', screen: 'Home', release: 'r1', version: '2.3.4' },
  )
})

test('the console names the release with its arm, but for the one that most customers get', async () => {
  for (const arm of ['stable', 'candidate'] as const) {
    const { loader, reports } = setUp({ ...undelivered, release: { ...release, arm } })
    await loader.load('Home')
    expect(reports.map((error) => error.release)).toEqual([arm === 'stable' ? 'r1' : 'r1 candidate'])
  }
})

test('a screen that throws while it is rendered is reported; since the page is translated, as no fault of its remote', () => {
  vi.stubGlobal('document', { querySelector: (selector: string) => (selector === 'font' ? {} : null) })
  const { loader, reports } = setUp()
  loader.reportThrown('Home', new DOMException('not a child of this node', 'NotFoundError'))
  loader.reportThrown('Home', new TypeError('x is undefined'))
  const reported = { remote: 'mf-home', version: '2.3.4', screen: 'Home', release: 'r1', phase: 'render' }
  expect(reports).toMatchObject([
    { ...reported, cause: 'translated' },
    { ...reported, cause: 'threw', detail: 'x is undefined' },
  ])
})

test.each([
  ['a function', Screen],
  ['memo()', memo(Screen)],
  ['lazy()', lazy(() => never)],
])('%s is a component', async (_, component) => {
  const { loader } = setUp(exposing(() => () => ({ default: component })))
  expect(await loader.load('Home')).toEqual({ ok: true, screen: component })
  expect(loader.loaded('Home')).toBe(component)
})

test('two screens of a remote share its container, and loads of one screen at the same time are one load', async () => {
  const asked: string[] = []
  const { loader, fetched } = setUp(exposing((expose) => (asked.push(expose), () => ({ default: Screen }))))
  await Promise.all([loader.load('Home'), loader.load('Home'), loader.load('Companies')])
  await loader.load('Companies')
  expect([fetched, asked]).toEqual([['mf-home 0'], ['./Home', './Companies']])
})

test('a load that was begun is joined once, also after it has failed; each further attempt, for whichever screen, requests the entry at another address', async () => {
  const { loader, reports, loads, fetched } = setUp(undelivered)
  const first = await loader.begin('Home')
  expect(await loader.load('Home')).toBe(first)
  expect([reports.length, loads.length]).toEqual([1, 1])
  await loader.load('Home')
  await loader.load('Companies')
  await loader.retry('Companies')
  expect(fetched).toEqual(['mf-home 0', 'mf-home 1', 'mf-home 2', 'mf-home 3'])
})

test.each<[string, (loader: ScreenLoader) => unknown]>([
  ['a second beginning', (loader) => loader.begin('Home')],
  ['a retry', (loader) => loader.retry('Home')],
])('%s makes a new load of one that has failed and that nobody has joined', async (_, act) => {
  const { loader, fetched } = setUp(undelivered)
  await loader.begin('Home')
  await act(loader)
  await loader.load('Home')
  expect(fetched.slice(0, 2)).toEqual(['mf-home 0', 'mf-home 1'])
})

test('a retry succeeds while the first load hangs, and other screens use its container', async () => {
  const { loader, reports, fetched } = setUp(attempts((retry) => (retry === 0 ? never : Promise.resolve(container()))))
  const slow = loader.load('Home')
  await vi.advanceTimersByTimeAsync(6000)
  expect(await loader.retry('Home')).toMatchObject({ ok: true })
  await vi.advanceTimersByTimeAsync(loadTimeoutMs)
  expect(await slow).toMatchObject({ ok: false })
  expect(reports).toHaveLength(1)
  expect(loader.loaded('Home')).toBe(Screen)
  expect(await loader.load('Companies')).toMatchObject({ ok: true })
  expect(fetched).toEqual(['mf-home 0', 'mf-home 1'])
})

test('a retry of one screen leaves the other screens of its remote as they are, and gives no container its sharing twice', async () => {
  const shared: Container[] = []
  const asked: string[] = []
  const { loader } = setUp({
    startHost: () => Promise.resolve({ share: async (opened) => void shared.push(opened) }),
    ...exposing((expose) => (asked.push(expose), () => ({ default: Screen }))),
  })
  await Promise.all([loader.load('Home'), loader.load('Companies')])
  await loader.retry('Home')
  expect(loader.loaded('Companies')).toBe(Screen)
  expect(asked).toEqual(['./Home', './Companies', './Home'])
  expect(shared).toHaveLength(2)
  expect(new Set(shared).size).toBe(2)
})

test('a retry loads a loaded screen again, and a load at the same time gives the same result', async () => {
  const { loader, fetched } = setUp(delivered)
  await loader.load('Home')
  const again = loader.retry('Home')
  expect(loader.loaded('Home')).toBeUndefined()
  expect(await loader.load('Home')).toBe(await again)
  expect(fetched).toEqual(['mf-home 0', 'mf-home 1'])
})

test('a slow load that succeeds after a retry has failed counts', async () => {
  const failure = reject(new LoadFailure('not-delivered'))
  const { loader } = setUp(attempts((retry) => (retry === 0 ? waiting(8000) : failure())))
  void loader.load('Home')
  await vi.advanceTimersByTimeAsync(6000)
  const again = loader.retry('Home')
  await vi.advanceTimersByTimeAsync(2000)
  expect(await again).toMatchObject({ ok: true })
})

test('a host that failed to start is started again', async () => {
  const startHost = vi
    .fn<LoaderCollaborators['startHost']>(() => Promise.resolve({ share: () => Promise.resolve() }))
    .mockRejectedValueOnce(new TypeError('x is undefined'))
  const { loader } = setUp({ startHost })
  expect(await loader.load('Home')).toMatchObject({ ok: false })
  expect(await loader.load('Home')).toMatchObject({ ok: true })
  await loader.load('Companies')
  expect(startHost).toHaveBeenCalledTimes(2)
})

type Reported = [what: string, given: Partial<LoaderCollaborators>, expected: readonly string[], act?: Act]
type Act = (loader: ScreenLoader) => Promise<unknown>

test.each<Reported>([
  ['a load within the limit', { fetchContainer: () => waiting(loadTimeoutMs - 1) }, ['module loaded 19999']],
  ['a failure', undelivered, ['entry failed 0']],
  ['a time-out', { fetchContainer: () => never }, ['entry failed 20000']],
  [
    'a load joined',
    { fetchContainer: () => waiting(30) },
    ['module loaded 30'],
    (loader) => Promise.all([loader.load('Home'), loader.load('Home')]),
  ],
  [
    'a chunk that was not delivered and is, from a new container,',
    attempts((retry) => waiting(20, retry === 0 ? reject(chunkFailure) : undefined)),
    ['module recovered 40'],
  ],
  [
    'the customer’s retry, and one more of a screen that works',
    attempts((retry) => (retry === 0 ? Promise.reject(new LoadFailure('threw')) : waiting(10))),
    ['entry failed 0', 'module recovered 10', 'module loaded 10'],
    async (loader) => {
      await loader.load('Home')
      await loader.retry('Home')
      await loader.retry('Home')
    },
  ],
  [
    'a screen that throws while it is rendered, and works after a retry',
    { fetchContainer: () => waiting(10) },
    ['module loaded 10', 'render failed 10', 'module recovered 10'],
    async (loader) => {
      await loader.load('Home')
      loader.reportThrown('Home', new TypeError('x is undefined'))
      await loader.retry('Home')
    },
  ],
])('%s is reported with phase, outcome and milliseconds', async (_, given, expected, act) => {
  const { loader, loads, reports } = setUp(given)
  const done = act ? act(loader) : loader.load('Home')
  await vi.advanceTimersByTimeAsync(loadTimeoutMs)
  await done
  expect(loads.map(({ phase, outcome, ms }) => `${phase} ${outcome} ${ms}`)).toEqual(expected)
  expect(reports).toHaveLength(expected.filter((load) => load.includes('failed')).length)
  for (const load of loads) expect(load).toMatchObject({ remote: 'mf-home', screen: 'Home', version: '2.3.4' })
})
