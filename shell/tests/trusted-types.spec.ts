import { expect, test } from '../../e2e/kit/index.ts'

/* The browser takes a script's address and markup from nobody but the shell's policy (Trusted Types). */

test('only released scripts run; text is no markup and no code', async ({ page, remotes, browserConsole }) => {
  browserConsole.allow(/TrustedHTML|TrustedScript/)
  await page.goto('/padaria')
  await expect(page.getByRole('tab', { name: 'Acessar' })).toBeVisible()

  const released = [
    '/assets/chunk.js',
    '/sw.js',
    `${remotes.url}/remotes/mf-home/chunk.js`,
    `${remotes.url}/remotes/mf-home/chunk.js?retry=1`,
  ]
  const others = [
    '/padaria/script.js',
    '/assets/../script.js',
    '/assets/%2e%2e/script.js',
    '/remotes/mf-home/chunk.js',
    `${remotes.url}/remotes/mf-sixth/chunk.js`,
    `${remotes.url}/script.js`,
    '//evil.example/assets/script.js',
    'data:text/javascript,',
    'https://',
  ]
  const allowed = await page.evaluate(
    (sources) =>
      sources.filter((source) => {
        try {
          document.createElement('script').src = source
          return true
        } catch {
          return false
        }
      }),
    [...released, ...others],
  )
  expect(allowed).toEqual(released)

  const refused = await page.evaluate(() => {
    const ways: readonly (() => unknown)[] = [
      () => (document.createElement('div').innerHTML = '<b>text</b>'),
      () => document.body.insertAdjacentHTML('beforeend', '<b>text</b>'),
      () => (document.createElement('script').textContent = 'void 0'),
      () => new DOMParser().parseFromString('<b>text</b>', 'text/html'),
    ]
    return ways.map((way) => {
      try {
        return String(way())
      } catch (failure) {
        return (failure as Error).name
      }
    })
  })
  expect(refused).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError'])
})

for (const rules of ['createHTML', 'createHTML createScript createScriptURL'])
  test(`somebody else’s default policy, with ${rules}: the site starts, and only released scripts run`, async ({
    page,
  }) => {
    await page.addInitScript((names) => {
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy(name: string, rules: object): void }
      }
      const admit = (text: string) => text
      trustedTypes.createPolicy('default', Object.fromEntries(names.split(' ').map((name) => [name, admit])))
    }, rules)
    await page.goto('/padaria')
    await expect(page.getByRole('tab', { name: 'Acessar' })).toBeVisible()
    const refusal = await page.evaluate(() => {
      try {
        return (document.createElement('script').src = '/padaria/script.js')
      } catch (failure) {
        return (failure as Error).name
      }
    })
    expect(refusal).toBe('TypeError')
  })
