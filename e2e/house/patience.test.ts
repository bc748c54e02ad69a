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
  // Playwright's copy of the address comes a moment after the page's own.
  ['`expect(page).toHaveURL`', /expect\(.*page\.url\(\).*\)\.|const .*= new URL\(page\.url\(\)\)/],
  // By the alert, what closes a toast, a whole sentence, or the name of the variable.
  [
    'of a message `expectNeverSaid`, which also sees what is gone again, or `expectToEnd`',
    /expect\(.*('alert'|Fechar aviso|Avisos|\.'\)|message|toast|failed|\bclose\b).*\)\.(toHaveCount\(0\)|toBe\(0\)|toBeHidden\(|not\.toBe(Visible|Attached)\()/i,
  ],
]

/** All but the place where a message's end may be waited for. */
const specs = globSync('{e2e/kit,{e2e,shell,mf-*}/tests}/**/*.ts', { cwd: workspace }).filter(
  (file) => file !== 'e2e/kit/toasts.ts',
)

test.each(refused)('no browser test needs this; instead: %s', (_, found) => {
  expect(specs.length).toBeGreaterThan(40)
  expect(specs.filter((file) => found.test(readFileSync(join(workspace, file), 'utf8')))).toEqual([])
})

test('a duration that a browser test measures has a lower bound too: a time-out that is too short satisfies the upper one', () => {
  const measured = specs.filter((file) => readFileSync(join(workspace, file), 'utf8').includes('performance.now()'))
  expect(
    measured.filter(
      (file) => !/toBeGreaterThan\([\s\S]*toBeLessThan\(/.test(readFileSync(join(workspace, file), 'utf8')),
    ),
  ).toEqual([])
})
