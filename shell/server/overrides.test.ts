import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { exampleSiteConfig } from 'shared/testing'
import { expect, test } from 'vitest'
import { signOverride } from '../store/override-token.ts'
import { promote } from '../store/changes.ts'
import { changeServed } from '../store/change-served.ts'
import { stableRelease } from '../store/release-log.ts'
import { openStore } from '../store/open-store.ts'
import { integrityOf } from '../store/stored-files.ts'
import { overrideAddress, overrideHeader, type OverrideAnswer } from '../contract/override-answer.ts'
import { exampleRemotes, type ExampleRemote } from '../testing/example-builds.ts'
import { publishAll, serveExample, untilServed } from '../testing/example-site.ts'
import { rawRequest } from '../testing/raw-request.ts'

const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const published = { at: '2026-11-24T10:00:00Z', by: 'the home team', commit: '0123456789ab' }

/** A site with a release, and a version of mf-home that is published and not released. */
async function openExample(overrideKey: KeyObject | undefined, remote: ExampleRemote = {}) {
  const example = await publishAll()
  const version = await example.publishNext('mf-home', { version: '1.1.0', ...remote }, published)
  const url = await serveExample(example.store, exampleSiteConfig(), overrideKey)
  const ask = async (release: string, token: string) => {
    const { status, headers, text } = await rawRequest(url, overrideAddress(release), {
      headers: { [overrideHeader]: token },
    })
    return { status, headers, answer: JSON.parse(text) as OverrideAnswer }
  }
  const from = Math.floor(Date.now() / 1000)
  const claims = { remote: 'mf-home', version: version.id, origin: url, from, until: from + 60 } as const
  return { example, first: example.first, version, url, ask, token: signOverride(privateKey, claims) }
}

test('a token gives the page’s own release with the version in it, and the server has its files; pages and the served release stay', async () => {
  const { example, first, version, url, ask, token } = await openExample(publicKey)
  const page = await rawRequest(url, '/padaria')
  const { status, headers, answer } = await ask(first.id, token)
  expect([status, headers['cache-control']]).toEqual([200, 'private, no-store'])
  if (!answer.ok) throw new Error(answer.refusal)
  const { release } = answer
  const { 'mf-home': home, ...others } = release.remotes
  expect(new Set(['mf-home', ...Object.keys(others)])).toEqual(new Set(exampleRemotes))
  expect(home?.version).toBe('1.1.0')
  expect(release.override).toMatchObject({
    remote: 'mf-home',
    version: version.id,
    release: first.id,
    published: { by: published.by, at: published.at },
    commit: published.commit,
  })
  expect(release.id).not.toBe(first.id)
  for (const file of version.content.files) {
    const { status: found, bytes } = await rawRequest(url, file.url)
    expect([file.url, found, integrityOf(bytes)]).toEqual([file.url, 200, file.integrity])
  }
  expect((await rawRequest(url, '/padaria')).text).toBe(page.text)
  // Only the preloads are left out.
  const withoutPreloads = page.text.replaceAll(/^.*<link rel="preload" .*\n/gm, '')
  expect((await rawRequest(url, `/padaria?override=${token}`)).text).toBe(withoutPreloads)

  // A page that was opened before another release keeps its own.
  const { id: scores } = await example.publishNext('mf-scores', { version: '1.1.0' })
  const grounds = { by: 'the test', force: 'a test' }
  const { state } = await changeServed(openStore(example.store), promote({ 'mf-scores': scores }), grounds)
  await untilServed(url, stableRelease(state))
  expect((await ask(first.id, token)).answer).toEqual(answer)
  const inNext = (await ask(stableRelease(state), token)).answer
  expect(
    inNext.ok && [inNext.release.remotes['mf-scores']?.version, inNext.release.remotes['mf-home']?.version],
  ).toEqual(['1.1.0', '1.1.0'])
})

test('without a public key nothing is overridden, and no file of an unreleased version is served', async () => {
  const { first, version, url, ask, token } = await openExample(undefined)
  expect(await ask(first.id, token)).toMatchObject({ status: 403, answer: { ok: false, refusal: 'off' } })
  const added = version.content.files.find(
    (file) => !first.remotes['mf-home']?.files.some(({ url: former }) => former === file.url),
  )
  expect((await rawRequest(url, added?.url ?? '')).status).toBe(404)
})

test('a version that does not fit, and a release that was never served, are refused', async () => {
  const { first, ask, token } = await openExample(publicKey, { uses: { 'shared/ui': { Button: 'b2' } } })
  expect((await ask(first.id, token)).answer).toEqual({ ok: false, refusal: 'does-not-fit' })
  expect((await ask('0123456789ab', token)).answer).toEqual({ ok: false, refusal: 'unknown-release' })
  expect((await ask(first.id, `${token}x`)).answer).toEqual({ ok: false, refusal: 'not-signed' })
})
