import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { partNames } from 'shell/release'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildSite, siteOfThisRun } from '../kit/built-site.ts'
import { addToCheckout, makeCheckout, runPnpm } from './checkout.ts'

/*
 * A team needs its own folder and what is shared, and no other team's. One checkout for all of them, one after the other: what pnpm
 * has put there for one, it need not fetch for the next, whose own folder has only what its own package.json names.
 */
let checkout: string
let directory: string
let builds: string
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'site-'))
  builds = ((await siteOfThisRun()) ?? (await buildSite(directory))).builds
  checkout = makeCheckout(partNames)
}, 60_000)
afterAll(() => {
  for (const folder of [directory, checkout]) rmSync(folder, { recursive: true })
  // Some ten thousand files.
}, 60_000)

/** Without the hashes: federation numbers a module by the folder that it is built in, and now and then moves another one's number by that. */
const filesOf = (folder: string) =>
  readdirSync(join(folder, 'dist'), { encoding: 'utf8' })
    .map((name) => name.replace(/\.[0-9a-f]{8}\./, '.'))
    .toSorted()

test.each(partNames)('%s installs and builds where the other parts are missing, to files of the same names as among them', { timeout: 180_000 }, (name) => {
  addToCheckout(checkout, name)
  try {
    runPnpm(checkout, 'install', '--frozen-lockfile', '--prefer-offline', '--filter', `${name}...`)
    runPnpm(checkout, '--filter', name, 'build')
    expect(filesOf(join(checkout, name))).toEqual(filesOf(join(builds, name)))
  } finally {
    rmSync(join(checkout, name), { recursive: true })
  }
})
