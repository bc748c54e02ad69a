import { join } from 'node:path'
import { readScenarios } from '../qa/known.ts'
import { workspace } from '../site/parts.ts'
import { pictureTest as test } from './picture-test.ts'

/** The pictures that documents show, each a row of states. There are at most twelve. */
const documents = {
  'composed-site': ['mf-auth/acessar', 'mf-home/inicio', 'mf-scores/lancamentos', 'mf-rewards/voucher-encontrado'],
  'ten-questions': [
    'mf-home/inicio',
    'mf-scores/a-expirar',
    'mf-rewards/lista',
    'mf-home/voucher-ativo',
    'mf-home/no-caixa',
  ],
} as const

for (const [name, states] of Object.entries(documents)) {
  test(name, async ({ now }) => {
    const { page } = now
    const images: string[] = []
    for (const state of states) {
      const [remote, slug] = state.split('/') as ['mf-home', string]
      const scenario = (await readScenarios(remote)).find((known) => known.slug === slug)
      if (!scenario) throw new Error(`no scenario ${state}`)
      await now.show(scenario, { file: slug, width: 412 })
      const shown = await page.screenshot({ animations: 'disabled', caret: 'hide' })
      images.push(
        `<img width="248" style="border-radius: 12px" src="data:image/png;base64,${shown.toString('base64')}">`,
      )
    }
    await page.goto('about:blank')
    await page.setViewportSize({ width: 20 + 268 * states.length, height: 558 })
    await page.setContent(
      `<body style="display: flex; gap: 20px; margin: 20px; background: #e8eaee">${images.join('')}`,
    )
    await page.screenshot({ path: join(workspace, 'docs/pictures', `${name}.png`) })
  })
}
