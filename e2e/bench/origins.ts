import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { eachMapping, TraceMap } from '@jridgewell/trace-mapping'
import type { Browser } from 'playwright'
import { compile, partConfig } from '../site/compile.ts'
import { workspace } from '../site/parts.ts'
import { monolithConfig } from './monolith/monolith.ts'
import type { BenchSites } from './sites.ts'
import { coldVisit, signIn, type Visit } from './visit.ts'

/** Whose code a package is. What is in no package is our own; what is in no source, the bundler wrote. */
const owners: Readonly<Record<string, RegExp>> = {
  'react-dom': /^(react|react-dom|scheduler)$/,
  Chakra: /^@(chakra-ui|pandacss|zag-js|ark-ui)\//,
  'federation’s library': /^@module-federation\//,
  axios: /^axios$/,
  'TanStack Query': /^@tanstack\//,
  Emotion: /^(@emotion\/.*|stylis)$/,
  router: /^react-router/,
}
const [other, own, glue, together] = ['other libraries', 'our own', 'the bundler’s', 'together'] as const

function ownerOf(source: string | null): string {
  const name = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source ?? '')?.[1]
  if (name === undefined) return /^webpack:.*\.(tsx?|css)$/.test(source ?? '') ? own : glue
  return Object.keys(owners).find((owner) => owners[owner]?.test(name)) ?? other
}

/** Builds the parts of two views and the monolith again, with source maps: the scripts are the same. @returns a table's rows, the last their sum */
export async function measureOrigins(
  browser: Browser,
  { composed, monolith, directory }: BenchSites,
): Promise<readonly object[]> {
  const parts = ['shell', 'mf-auth', 'mf-home'].map((part) => partConfig(join(workspace, part)))
  const folders: string[] = []
  for (const config of await Promise.all([...parts, monolithConfig('')])) {
    const path = join(directory, `maps-${folders.length}`)
    await compile({ ...config, devtool: 'hidden-source-map', output: { ...config.output, path } })
    folders.push(path)
  }
  const views = Object.entries({
    'sign-in': await coldVisit(browser, composed.url),
    home: await coldVisit(browser, composed.url, await signIn(browser, composed.url)),
    'the monolith’s sign-in': await coldVisit(browser, monolith.url),
  })
  const columns = await Promise.all(
    views.map(async ([view, visit]) => [view, await kilobytesByOwner(visit, folders)] as const),
  )
  return [...Object.keys(owners), other, own, glue, together].map((owner) => ({
    'whose JavaScript, in kB': owner,
    ...Object.fromEntries(columns.map(([view, sums]) => [view, (sums.get(owner) ?? 0).toFixed(1)])),
  }))
}

/** Each script's bytes by their owner, brought to what the script weighs compressed. */
async function kilobytesByOwner({ requests }: Visit, folders: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const sums = new Map<string, number>()
  const add = (owner: string, kilobytes: number) => sums.set(owner, (sums.get(owner) ?? 0) + kilobytes)
  for (const { url, bodyBytes } of requests.filter(({ type }) => type === 'Script')) {
    const bytes = await bytesByOwner(basename(new URL(url).pathname), folders)
    const all = [...bytes.values()].reduce((sum, one) => sum + one, 0)
    for (const [owner, one] of bytes) for (const name of [owner, together]) add(name, (one / all) * (bodyBytes / 1000))
  }
  return sums
}

/** What only the server has, such as `start-watch`, is our own. */
async function bytesByOwner(name: string, folders: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const folder = folders.find((one) => existsSync(join(one, `${name}.map`)))
  if (folder === undefined) return new Map([[own, 1]])
  const script = await readFile(join(folder, name), 'utf8')
  const lineStarts = [0, ...[...script.matchAll(/\n/g)].map(({ index }) => index + 1)]
  const bytes = new Map<string, number>()
  let [from, owner] = [0, glue as string]
  const endAt = (to: number) => {
    bytes.set(owner, (bytes.get(owner) ?? 0) + Buffer.byteLength(script.slice(from, to)))
    from = to
  }
  eachMapping(new TraceMap(await readFile(join(folder, `${name}.map`), 'utf8')), (mapping) => {
    endAt((lineStarts[mapping.generatedLine - 1] ?? 0) + mapping.generatedColumn)
    owner = ownerOf(mapping.source)
  })
  endAt(script.length)
  return bytes
}
