import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { workspace } from '../site/parts.ts'

/* A test waits for what it is about, never for time to pass. Each of these is a race or hides a failure. */

const refused: readonly (readonly [instead: string, found: RegExp])[] = [
  ['wait for what should happen', /waitForTimeout/],
  ['`settled(page)`', /networkidle/],
  ['say which failure is expected', /\.catch\(\(\) => (undefined|\{\s*\})\)/],
  ['`jump(page, …)`: it waits for every response first', /clock\.fastForward\((?!time\))/],
  [
    'the page’s own clock, ten seconds on: `page.evaluate(() => Date.now() + 10_000)`',
    /pauseAt\((?!await page\.evaluate\(\(\) => Date\.now\(\) \+ 10_000\)|sceneTime)/,
  ],
  // Playwright's copy of the address comes a moment after the page's own.
  ['`expect(page).toHaveURL`', /expect\(.*page\.url\(\).*\)\.|const .*= new URL\(page\.url\(\)\)/],
  [
    'an assertion that waits (`toHaveText`, `toBeVisible`, `toHaveCount`, …), or `expect.poll`',
    /expect(\.soft)?\(await ((?!evaluate).)*?\.(count|inputValue|getAttribute|(text|inner|all[TI]|is[A-Z])\w+)\(/,
  ],
  [
    '`expect.poll` of a measure, once the size or the text size changed',
    /(\bresize\(page|fontSize)((?!\n *test\()[^])*?(expect(\.soft)?\(await|(resize\(page|fontSize).*\n\s*const .*await) .*(boundingBox|evaluate(All)?|overflow|cutTexts|brokenWords)\(/,
  ],
  // By the alert, what closes a toast, a whole sentence, or the name of the variable.
  [
    'of a message `expectNeverShown`, which also sees what is gone again, or `expectDismissed`',
    /expect\(.*('alert'|Fechar aviso|Avisos|\.'\)|message|toast|failed|\bclose\b).*\)\.(toHaveCount\(0\)|toBe\(0\)|toBeHidden\(|not\.toBe(Visible|Attached)\()/i,
  ],
]

/** All but the place where a message's end may be waited for. */
const specs = globSync('{e2e/kit,{e2e,shell,mf-*}/tests}/**/*.ts', { cwd: workspace }).filter(
  (file) => file !== 'e2e/kit/toasts.ts',
)

/** A call on one line, wherever the formatter broke it. */
const joined = (text: string) => text.replaceAll(/\(\n\s*/g, '(').replaceAll(/,?\n\s*(?=[.)])/g, '')
const sources = specs.map((file) => ({ file, text: joined(readFileSync(join(workspace, file), 'utf8')) }))

test.each(refused)('no browser test needs this; instead: %s', (_, found) => {
  expect(specs.length).toBeGreaterThan(40)
  expect(sources.filter(({ text }) => found.test(text)).map(({ file }) => file)).toEqual([])
})

test('a unit test waits by `expect.poll`: `vi.waitFor` gives up after a second, which a slow machine needs', () => {
  const files = globSync('{shared,shell,e2e,mf-*}/**/*.test.ts', {
    cwd: workspace,
    exclude: (name) => /node_modules|dist/.test(name),
  })
  const waiting = files.filter((file) => /\bvi\.waitFor\(/.test(readFileSync(join(workspace, file), 'utf8')))
  expect([files.length > 100, ...waiting]).toEqual([true])
})

test('a spec changes the size of an open page with `resize`, and before with `test.use({ viewport })`', () => {
  const changed = sources.filter(({ file, text }) => file.endsWith('.spec.ts') && text.includes('setViewportSize'))
  expect(changed.map(({ file }) => file)).toEqual([])
})

test('a duration that a browser test measures has a lower bound too: a time-out that is too short satisfies the upper one', () => {
  const measured = sources.filter(({ text }) => text.includes('performance.now()'))
  const bounded = /toBeGreaterThan\([\s\S]*toBeLessThan\(/
  expect(measured.filter(({ text }) => !bounded.test(text)).map(({ file }) => file)).toEqual([])
})
