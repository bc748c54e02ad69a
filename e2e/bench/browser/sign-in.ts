import type { BrowserContext } from 'playwright'
import { homePath, pointsText } from './screens.ts'

/** Signs the seed's first customer in through the real screen. */
export async function signIn(context: BrowserContext, siteUrl: string): Promise<void> {
  const page = await context.newPage()
  await page.goto(`${siteUrl}${homePath}`)
  await page.getByLabel('Telefone').fill('11912345678')
  await page.getByLabel('Senha', { exact: true }).fill('pontos123')
  await page.getByRole('button', { name: 'Acessar', exact: true }).click()
  await page.getByRole('status').getByText(pointsText).waitFor({ state: 'attached' })
  await page.close()
}
