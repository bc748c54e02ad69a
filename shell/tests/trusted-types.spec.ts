import { expect, test } from '../../e2e/kit/index.ts'

/* The browser takes a script's address and markup from nobody but the shell's policy (Trusted Types). */

type TrustedTypes = { createPolicy(name: string, rules: object): void }

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

test.describe('somebody else’s default policy: the site starts, and only released scripts run', () => {
  for (const rules of [['createHTML'], ['createHTML', 'createScript', 'createScriptURL']])
    test(`with ${rules.join(', ')}`, async ({ page }) => {
      await page.addInitScript((names) => {
        const policy = Object.fromEntries(names.map((name) => [name, String]))
        ;(window as unknown as { trustedTypes: TrustedTypes }).trustedTypes.createPolicy('default', policy)
      }, rules)
      await page.goto('/padaria')
      await expect(page.getByRole('tab', { name: 'Acessar' })).toBeVisible()
      const loadOther = page.evaluate(() => void (document.createElement('script').src = '/padaria/script.js'))
      await expect(loadOther).rejects.toThrow('/padaria/script.js')
    })
})
