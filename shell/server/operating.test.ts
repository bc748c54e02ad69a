import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { exampleSiteConfig } from 'shared/testing'
import { siteConfigSchema } from 'shared/contract/site-config'
import { expect, onTestFinished, test } from 'vitest'
import { publishAll } from '../testing/example-site.ts'
import { followStore } from './follow-store.ts'
import { levels } from './log.ts'
import { createMetrics } from './metrics.ts'

/* docs/operating.md names what there is, and nothing else. */
const document = readFileSync(join(import.meta.dirname, '../../docs/operating.md'), 'utf8')

/** The names in the first cells of a section's tables. */
function namesIn(section: number): readonly string[] {
  const [, text = ''] = new RegExp(`^## ${section}\\. .*\\n([^]*?)(?=^## |(?![^]))`, 'm').exec(document) ?? []
  const cells = [...text.matchAll(/^\| (`[^|]*) \|/gm)].map(([, cell = '']) => cell)
  return cells.flatMap((cell) => [...cell.matchAll(/`([\w.-]+)/g)].map(([, name = '']) => name)).toSorted()
}

/** A schema as far as its fields go. */
interface Schema {
  readonly entries?: Readonly<Record<string, Schema>>
  readonly wrapped?: Schema
}

const fieldsOf = ({ entries, wrapped }: Schema, path: string): readonly string[] => {
  if (wrapped) return fieldsOf(wrapped, path)
  if (!entries) return [path]
  return Object.entries(entries).flatMap(([name, schema]) => fieldsOf(schema, path === '' ? name : `${path}.${name}`))
}

test('it has the twenty sections, and each link within it leads to one', () => {
  const titles = [...document.matchAll(/^## (.*)$/gm)].map(([, title = '']) => title)
  expect(titles.map((title) => Number.parseInt(title, 10))).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
  const anchors = titles.map((title) =>
    title
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  )
  for (const [, anchor] of document.matchAll(/\]\(#([^)]*)\)/g)) expect(anchors).toContain(anchor)
})

test('each field of the configuration is there', () => {
  expect(namesIn(7)).toEqual(fieldsOf(siteConfigSchema as Schema, '').toSorted())
})

test('each metric of the site, and each event of its log, is there', async () => {
  const metrics = createMetrics()
  const releases = await followStore(exampleSiteConfig(), (await publishAll()).store)
  onTestFinished(() => releases.close())
  metrics.watchReleases(releases)
  metrics.watchConnections(createServer())
  const names = [...(await metrics.text()).matchAll(/^# TYPE (site_\w+)/gm)].map(([, name = '']) => name)
  expect(namesIn(17)).toEqual([...names, ...Object.keys(levels)].toSorted())
})
