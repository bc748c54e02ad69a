import { expect, test } from '../../e2e/kit/index.ts'

/* The browser takes a script's address and markup from nobody but the shell's policy (Trusted Types). */

test('only released scripts run; text is no markup and no code', async ({ page, remotes, browserConsole }) => {
  browserConsole.allow(/TrustedHTML|TrustedScript/)
  await page.goto('/padaria')
  await expect(page.getByRole('tab', { name: 'Acessar' })).toBeVisible()

  const addresses: readonly (readonly [address: string, isAllowed: boolean])[] = [
    ['/assets/chunk.js', true],
    ['/sw.js', true],
    [`${remotes.url}/remotes/mf-home/chunk.js`, true],
    [`${remotes.url}/remotes/mf-home/chunk.js?retry=1`, true],
    ['/padaria/script.js', false],
    ['/assets/../script.js', false],
    ['/assets/%2e%2e/script.js', false],
    ['/remotes/mf-home/chunk.js', false],
    [`${remotes.url}/remotes/mf-sixth/chunk.js`, false],
    [`${remotes.url}/script.js`, false],
    ['//evil.example/assets/script.js', false],
    ['data:text/javascript,', false],
    ['https://', false],
  ]
  const tried = await page.evaluate(
    (sources) => {
      const isAllowed = (source: string) => {
        try {
          document.createElement('script').src = source
          return true
        } catch {
          return false
        }
      }
      return sources.map((source) => [source, isAllowed(source)])
    },
    addresses.map(([address]) => address),
  )
  expect(tried).toEqual(addresses)

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
