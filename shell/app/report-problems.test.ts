import type { Release } from 'shared/federation'
import { openPage } from 'shared/testing'
import { expect, test, vi } from 'vitest'
import { createProblemReporter } from './report-problems.ts'

const release: Release = { id: 'r1', shell: { version: '1.0.0' }, remotes: {} }
const refused = (blocked: string) => ({ problem: 'policy', directive: 'img-src', blocked }) as const

/** A page that reports, with what it sends. */
function openReporting(takesReports?: boolean, change: Partial<Release> = {}) {
  openPage('https://site.example/padaria')
  const sendBeacon = vi.fn<(url: string, body: string) => boolean>()
  vi.stubGlobal('navigator', { sendBeacon })
  const report = createProblemReporter({ ...release, ...change }, takesReports)
  return { report, sent: () => sendBeacon.mock.calls.map(([url, body]) => [url, JSON.parse(body) as unknown]) }
}

test('five problems of a page are reported, each once', () => {
  const { report, sent } = openReporting(true)
  for (const blocked of ['a', 'a', 'b', 'c', 'b', 'd', 'e', 'f']) report(refused(blocked))
  expect(sent()).toEqual(
    ['a', 'b', 'c', 'd', 'e'].map((blocked) => ['/reports', { ...refused(blocked), release: 'r1' }]),
  )
})

test('a server that takes no reports gets none', () => {
  const { report, sent } = openReporting()
  report(refused('a'))
  expect(sent()).toEqual([])
})

test('of what the policy refused only the origin is told, or the word that stands for it', () => {
  const { sent } = openReporting(true)
  for (const blockedURI of ['https://other.example/a?phone=11912345678', 'inline', 'data'])
    dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { effectiveDirective: 'img-src', blockedURI }))
  const origins = ['https://other.example', 'inline', 'data']
  expect(sent().map(([, body]) => body)).toEqual(origins.map((blocked) => ({ ...refused(blocked), release: 'r1' })))
})
