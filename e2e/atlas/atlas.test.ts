import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { atlasFile, renderAtlas } from './atlas.ts'

test('the atlas is what the scenarios and their pictures make: pnpm atlas --page', async () => {
  expect(readFileSync(atlasFile, 'utf8')).toBe(await renderAtlas())
})

test('each picture of the atlas exists', async () => {
  const pictures = [...(await renderAtlas()).matchAll(/<img src="([^"]+)"/g)].map(([, src = '']) => src)
  expect(pictures.filter((src) => !existsSync(join(dirname(atlasFile), src)))).toEqual([])
})
