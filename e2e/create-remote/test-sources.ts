import type { RemoteRequest } from './command-line.ts'

/** The tests of a new remote: its rule, and its screen in the site. */
export const testSources = (wish: RemoteRequest): Readonly<Record<string, string>> => ({
  'src/short-name.test.ts': ruleTest,
  [`tests/${wish.name.slice('mf-'.length)}.spec.ts`]: screenTest(wish),
})

const ruleTest = `import { expect, test } from 'vitest'
import { shortName } from './short-name.ts'

test.each([
  ['Padaria Estrela', 'Padaria Estrela'],
  ['  Padaria Estrela ', 'Padaria Estrela'],
  ['', ''],
  ['Associação dos Comerciantes do Bairro', 'Associação dos Comerciantes…'],
  ['Supercalifragilisticexpialidocious', 'Supercalifragilisticexpialidoc…'],
])('"%s" is called "%s"', (name, short) => {
  expect(shortName(name)).toBe(short)
})
`

const screenTest = ({
  title,
  path,
}: RemoteRequest): string => `import { customers, expect, test } from '../../e2e/kit/index.ts'

test('the screen has its address and its tab', async ({ page, customer }) => {
  await customer.openSignedIn(customers.ana.phone, '/padaria/${path}')
  await expect(page.getByRole('heading', { level: 1, name: '${title}' })).toBeVisible()
  await expect(page.getByText('Logo mais, novidades de Padaria Estrela.')).toBeVisible()
  const tab = page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: '${title}' })
  await expect(tab).toHaveAttribute('href', '/padaria/${path}')
  await expect(tab).toHaveAttribute('aria-current', 'page')
})
`
