import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

/* A test waits for what it is about, never for time to pass. Each of these is a race or hides a failure. */

const workspace = resolve(import.meta.dirname, '../..')

const refused: readonly (readonly [instead: string, found: RegExp])[] = [
  ['wait for what should happen', /waitForTimeout/],
  ['`settled(page)`', /networkidle/],
  ['say which failure is expected', /\.catch\(\(\) => (undefined|\{\s*\})\)/],
  ['the page’s own clock: `page.evaluate(() => Date.now())`', /pauseAt\(\s*Date\.now\(\)/],
]

const specs = globSync('{e2e/kit,{e2e,shell,mf-*}/tests}/**/*.ts', { cwd: workspace })

test.each(refused)('no browser test needs this; instead: %s', (_, found) => {
  expect(specs.length).toBeGreaterThan(40)
  expect(specs.filter((file) => found.test(readFileSync(join(workspace, file), 'utf8')))).toEqual([])
})

test('a duration that a browser test measures has a lower bound too: a time-out that is too short satisfies the upper one', () => {
  const measured = specs.filter((file) => readFileSync(join(workspace, file), 'utf8').includes('performance.now()'))
  expect(measured.filter((file) => !/toBeGreaterThan\([\s\S]*toBeLessThan\(/.test(readFileSync(join(workspace, file), 'utf8')))).toEqual([])
})
