import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RemoteName } from 'shared/federation'
import type { Scenario } from 'shared/isolation'
import { readAllScenarios, readScenarioGroups } from '../qa/known.ts'
import { pictureHeight, picturesOf, type ScenePicture } from '../qa/scene-pictures.ts'
import { remoteNames, workspace } from '../site/parts.ts'

/** The states of all remotes, with their pictures. */
export interface Atlas {
  /** Of the browser that drew the pictures (`e2e/kit/picture-key.ts`). Absent if there are none. */
  readonly key: string | undefined
  readonly remotes: readonly { readonly name: RemoteName; readonly groups: readonly AtlasGroup[] }[]
}

export interface AtlasGroup {
  readonly title: string
  readonly states: readonly AtlasState[]
}

export interface AtlasState {
  readonly scenario: Scenario
  readonly pictures: readonly AtlasPicture[]
}

export interface AtlasPicture extends ScenePicture {
  /** Its file, relative to the page. Absent if the picture is missing. */
  readonly src: string | undefined
  /** In px: long pages have long pictures. */
  readonly height: number
  /** The state's address on the QA page. */
  readonly href: string
}

/** Where the page is, in the workspace. */
export const atlasFile = 'docs/atlas.html'

/** Where `pnpm qa` is, unless PORT says otherwise. */
const qa = 'http://localhost:3000'

/** The stored pictures of this checkout, of all browsers: their paths in the workspace. */
export const storedPictures = (): readonly string[] => globSync('mf-*/tests/pictures/*/*.png', { cwd: workspace }).toSorted()

const pathOf = (remote: RemoteName, key: string, file: string) => `${remote}/tests/pictures/${key}/${file}.png`
const keyOf = (path: string) => path.split('/')[3] ?? ''

/** The height that a PNG file names in its header. @param path in the workspace */
const heightOfPng = (path: string): number => readFileSync(join(workspace, path)).readUInt32BE(20)

/**
 * The states of this checkout, with the pictures of the browser that drew most of the stored ones.
 * @param stored paths in the workspace
 * @param heightOf the height of a stored picture, in px
 */
export async function drawAtlas(stored: readonly string[], heightOf = heightOfPng): Promise<Atlas> {
  const key = [...Map.groupBy(stored, keyOf)].toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0]
  const isStored = new Set(stored)
  const pictureOf = (remote: RemoteName, { slug }: Scenario, picture: ScenePicture): AtlasPicture => {
    const path = key === undefined ? undefined : pathOf(remote, key, picture.file)
    const query = new URLSearchParams({ scenario: slug, ...(picture.org !== undefined && { org: picture.org }) })
    const drawn = path !== undefined && isStored.has(path) ? { src: `../${path}`, height: heightOf(path) } : { src: undefined, height: pictureHeight }
    return { ...picture, ...drawn, href: `${qa}/${remote}?${query}` }
  }
  const groupsOf = async (remote: RemoteName): Promise<readonly AtlasGroup[]> =>
    Object.entries(await readScenarioGroups(remote)).map(([title, scenarios]) => ({
      title,
      states: scenarios.map((scenario) => ({ scenario, pictures: picturesOf(scenario).map((picture) => pictureOf(remote, scenario, picture)) })),
    }))
  return { key, remotes: await Promise.all(remoteNames.map(async (name) => ({ name, groups: await groupsOf(name) }))) }
}

/** The stored pictures, of any browser, that no scenario has any more. @param stored paths in the workspace */
export async function orphansOf(stored: readonly string[]): Promise<readonly string[]> {
  const scenarios = await readAllScenarios()
  const keys = [...new Set(stored.map(keyOf))]
  const declared = [...scenarios].flatMap(([remote, ofRemote]) => ofRemote.flatMap(picturesOf).flatMap(({ file }) => keys.map((key) => pathOf(remote, key, file))))
  const known = new Set(declared)
  return stored.filter((path) => !known.has(path))
}
