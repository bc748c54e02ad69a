import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

/** The readings' own texts and accessible names. */
const given = /Você pode resgatar|todos os dispositivos/g
const others = /.*(?:resgat|dispositiv|organizaç|parceir|unidade|cupo[mn]|intenç).*/gi

/** In what a customer reads, and in the names of scenarios, which testers read. */
test('one word for one thing (docs/design.md, "Words")', async () => {
  const files = globSync(['{mf-*/src,shell/app}/**/*messages.ts', 'mf-*/scenarios/*.ts'])
  expect(files.length).toBeGreaterThan(30)
  const texts = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(file, 'utf8')
      return file.includes('/scenarios/') ? (text.match(/^ *name: .*/gm) ?? []).join('\n') : text
    }),
  )
  expect(texts.join('\n').replaceAll(given, '').match(others)).toBeNull()
  // A reward is had at a shop.
  const ofRewards = texts.filter((_, index) => files[index]?.startsWith('mf-rewards/scenarios/'))
  expect(ofRewards.join('\n').match(/.*empresa.*/gi)).toBeNull()
})
