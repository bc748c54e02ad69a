import { existsSync, readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { RemoteName } from 'shared/federation'
import type { Scenario } from 'shared/isolation'
import { readAllScenarios } from '../qa/known.ts'
import { picturesOf } from '../qa/scene-pictures.ts'
import { workspace } from '../site/parts.ts'
import { atlasPage, type AtlasEntry } from './atlas-page.ts'

export const atlasFile = join(workspace, 'docs/atlas.html')

/** Where `pnpm qa` is. */
const qa = 'http://localhost:3000'

/** The page of all pictures, by remote and in the order of its scenarios. */
export async function renderAtlas(): Promise<string> {
  const entries = [...(await readAllScenarios())].flatMap(([remote, scenarios]) => scenarios.flatMap((scenario) => entriesOf(remote, scenario)))
  return String(await atlasPage(entries))
}

function entriesOf(remote: RemoteName, scenario: Scenario): readonly AtlasEntry[] {
  const pictures = join(workspace, remote, 'tests/pictures')
  // Of several browsers' pictures, those of the one that comes last by name.
  const key = existsSync(pictures) ? readdirSync(pictures).toSorted().at(-1) : undefined
  if (key === undefined) return []
  return picturesOf(scenario).map(({ file, width, org }) => ({
    remote,
    picture: file,
    src: relative(dirname(atlasFile), join(pictures, key, `${file}.png`)),
    name: `${scenario.name}${org === undefined ? '' : `, ${org}`}${width === 412 ? '' : `, ${width} px`}`,
    href: `${qa}/${remote}?${new URLSearchParams({ scenario: scenario.slug, ...(org !== undefined && { org }) })}`,
  }))
}
