import { expect, test } from '@playwright/test'
import { blankPage, deadEnds } from '../chaos/invariants.ts'

/* What the walk of `pnpm chaos` counts as broken, on pages that are broken so. */

const failed = '<p>Não foi possível abrir esta parte do site</p>'
const retry = '<button>Tentar de novo</button>'
const copy = '<button>Copiar relatório</button>'
const link = '<a href="/">Início</a>'

test('each failure that a page tells needs a way out of its own', async ({ page }) => {
  for (const [what, main, ...broken] of [
    ['a retry', failed + retry + copy],
    ['a retry that is hidden', `${failed}<div hidden>${retry}</div>`, /^1 failures and 0 ways out/],
    ['a retry that is disabled', failed + retry.replace('>', ' disabled>'), /^1 failures and 0 ways out/],
    ['a report that can be copied', failed + copy, /^1 failures and 0 ways out/],
    ['one retry for two', failed + failed + retry, /^2 failures and 1 ways out/],
    ['a row that failed, which is a button itself', `<button>${failed}</button>`],
    ['a dialog that cannot be left', '<dialog open><p role="alert">Algo falhou</p></dialog>', /^a dialog that tells a failure/],
    ['a dialog that can be left', '<dialog open><p role="alert">Algo falhou</p><button>Cancelar</button></dialog>'],
  ] as const) {
    await page.setContent(`${link}<main>${main}</main>`)
    expect(await deadEnds(page), what).toEqual(broken.map((pattern) => expect.stringMatching(pattern)))
  }
  await page.setContent('<main><h1>Título</h1></main>')
  expect(await deadEnds(page)).toEqual(['a page without a button or link'])
})

test('a page without a title and words in its main part is blank', async ({ page }) => {
  for (const [body, isBlank] of [
    ['<main><h1>Título</h1><p>Texto</p></main>', false],
    ['<header><h1>Título</h1></header><main></main>', true],
    ['<main><p>Texto</p></main>', true],
    ['', true],
  ] as const) {
    await page.setContent(body)
    expect(await blankPage(page), body).toHaveLength(isBlank ? 1 : 0)
  }
})
