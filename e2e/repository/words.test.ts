import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

/** The readings' own texts and accessible names. */
const given = /Você pode resgatar|todos os dispositivos/g
const others = /.*(?:resgat|dispositiv|organizaç|parceir|unidade|cupo[mn]|intenç).*/gi

test('one word for one thing (docs/design.md, "Words")', async () => {
  const files = globSync('{mf-*/src,shell/app}/**/*messages.ts')
  expect(files.length).toBeGreaterThan(8)
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  expect(texts.join('\n').replaceAll(given, '').match(others)).toBeNull()
})
