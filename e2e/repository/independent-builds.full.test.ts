import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { integrityOf } from 'shell/store/files'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildSite, siteOfThisRun } from '../kit/built-site.ts'
import { copyCheckout, runPnpm } from './checkout.ts'
import { partNames, workspace } from '../site/parts.ts'

/* All parts use one checkout: pnpm fetches a package once, and still gives each folder only what its own package.json names. */
let checkout: string
let directory: string
let builds: string
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'site-'))
  builds = ((await siteOfThisRun()) ?? (await buildSite(directory))).builds
  checkout = mkdtempSync(join(tmpdir(), 'checkout-'))
  copyCheckout(checkout, (folder) => !partNames.some((part) => part === folder))
})
afterAll(() => {
  for (const folder of [directory, checkout]) rmSync(folder, { recursive: true })
  // Some ten thousand files.
})

/** Each file of a build, by its content. The federation plugin's own statistics, which nobody reads, have no fixed order. */
const filesOf = (folder: string, dist = 'dist') =>
  readdirSync(join(folder, dist))
    .filter((name) => name !== 'mf-stats.json')
    .toSorted()
    .map((name) => [name, integrityOf(readFileSync(join(folder, dist, name)))])

test.each(partNames)('%s builds without the other parts, to the same bytes', (name) => {
  copyCheckout(checkout, (folder) => folder === name)
  try {
    runPnpm(checkout, 'install', '--frozen-lockfile', '--prefer-offline', '--filter', `${name}...`)
    runPnpm(checkout, '--filter', name, 'build')
    expect(filesOf(join(checkout, name))).toEqual(filesOf(join(builds, name)))
    if (name !== 'shell') return
    for (const folder of [checkout, workspace]) runPnpm(folder, '--filter', name, 'pack:server')
    expect(filesOf(join(checkout, name), 'dist-server')).toEqual(filesOf(join(workspace, name), 'dist-server'))
  } finally {
    rmSync(join(checkout, name), { recursive: true })
  }
})
