import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildSite, siteOfThisRun } from '../kit/built-site.ts'
import { addToCheckout, makeCheckout, runPnpm } from './checkout.ts'
import { partNames } from '../site/parts.ts'

/*
 * A team needs its own folder and what is shared, and no other team's. All parts use one checkout, one after the other: pnpm fetches
 * a package once, and still gives each folder only what its own package.json names.
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

/** Each file of a build with the hash of its content. The federation plugin's own statistics, which nobody reads, have no fixed order. */
const filesOf = (folder: string) =>
  Object.fromEntries(
    readdirSync(join(folder, 'dist'))
      .filter((name) => name !== 'mf-stats.json')
      .toSorted()
      .map((name) => [
        name,
        createHash('sha256')
          .update(readFileSync(join(folder, 'dist', name)))
          .digest('hex'),
      ]),
  )

test.each(partNames)(
  '%s installs and builds without the other parts, to the same bytes as with them, in another folder',
  { timeout: 180_000 },
  (name) => {
    addToCheckout(checkout, name)
    try {
      runPnpm(checkout, 'install', '--frozen-lockfile', '--prefer-offline', '--filter', `${name}...`)
      runPnpm(checkout, '--filter', name, 'build')
      expect(filesOf(join(checkout, name))).toEqual(filesOf(join(builds, name)))
    } finally {
      rmSync(join(checkout, name), { recursive: true })
    }
  },
)
