import { expect, test } from '../../e2e/kit/index.ts'

test('every start file begins with the compile hint: behind anything else it would be a mere comment', async ({
  request,
  siteUrl,
}) => {
  const html = await (await request.get(`${siteUrl}/padaria`)).text()
  const scripts = [...html.matchAll(/<script defer src="([^"]*)"/g)].map(([, src = '']) => src)
  expect(scripts).toHaveLength(3)
  for (const script of scripts)
    expect(await (await request.get(`${siteUrl}${script}`)).text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
})
