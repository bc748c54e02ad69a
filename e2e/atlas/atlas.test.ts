import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readAllScenarios } from '../qa/known.ts'
import { readSceneChoice } from '../qa/scene-address.ts'
import { remoteNames, workspace } from '../site/parts.ts'
import { atlasPage } from './atlas-page.ts'
import { atlasFile, drawAtlas, orphansOf, storedPictures, type Atlas } from './atlas.ts'

const statesOf = ({ remotes }: Atlas) => remotes.flatMap(({ groups }) => groups.flatMap(({ states }) => states))
const picturesIn = (atlas: Atlas) => statesOf(atlas).flatMap(({ pictures }) => pictures)

test('docs/atlas.html has every scenario of today, and every stored picture: `pnpm atlas` writes it', async () => {
  const page = await atlasPage(await drawAtlas(storedPictures()))
  // Not `toBe`, which would print both pages.
  expect(readFileSync(join(workspace, atlasFile), 'utf8') === page).toBe(true)
})

test('each stored picture is a scenario’s', async () => {
  expect(await orphansOf(storedPictures())).toEqual([])
})

test('of two browsers’ pictures it shows those of the one that drew more; a state without a picture is there, without one', async () => {
  const folder = 'mf-scores/tests/pictures'
  const stored = [`${folder}/a/lancamentos.png`, `${folder}/b/lancamentos.png`, `${folder}/b/lancamentos-nuvem.png`, `${folder}/c/lancamentos.png`]
  const atlas = await drawAtlas(stored, () => 860)
  expect(atlas.key).toBe('b')
  expect(picturesIn(atlas).flatMap(({ src }) => src ?? [])).toEqual([`../${folder}/b/lancamentos.png`, `../${folder}/b/lancamentos-nuvem.png`])
  const page = await atlasPage(atlas)
  expect(page.match(/<img /g)).toHaveLength(2)
  expect(page.match(/>No picture/g)).toHaveLength(picturesIn(atlas).length - 2)
  expect(page).toContain(`${picturesIn(atlas).length - 2} of them missing`)
  expect(page).toContain('>No picture</span><span class="name" lang="pt-BR">Extrato vazio</span>')
})

test('without any picture it has each state all the same', async () => {
  const scenarios = [...(await readAllScenarios()).values()].flat()
  expect(statesOf(await drawAtlas([])).map(({ scenario }) => scenario)).toEqual(scenarios)
})

test('a picture that no scenario has is found, whatever the browser', async () => {
  const orphan = 'mf-scores/tests/pictures/b/nunca.png'
  const ofAnother = 'mf-home/tests/pictures/b/lancamentos.png'
  expect(await orphansOf(['mf-scores/tests/pictures/a/lancamentos.png', orphan, ofAnother])).toEqual([orphan, ofAnother])
})

test('each picture leads to an address that the QA page knows', async () => {
  const known = { scenarios: await readAllScenarios(), versions: new Map(remoteNames.map((name) => [name, ['source']])) }
  for (const { scenario, pictures } of statesOf(await drawAtlas([]))) {
    for (const { href, org } of pictures) {
      const { pathname, searchParams } = new URL(href)
      expect(readSceneChoice(known, pathname.slice(1), searchParams)).toMatchObject({ scenario, org: org ?? scenario.org })
    }
  }
})
