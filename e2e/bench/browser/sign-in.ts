import type { BrowserContext } from 'playwright'
import { mainCustomer, type BenchCustomer } from './screens.ts'

/** Signs a customer in through the real screen; by default the seed's first one. */
export async function signIn(
  context: BrowserContext,
  siteUrl: string,
  customer: BenchCustomer = mainCustomer,
): Promise<void> {
  const page = await context.newPage()
  await page.goto(`${siteUrl}${customer.homePath}`)
  await page.getByLabel('Telefone').fill(customer.phone)
  await page.getByLabel('Senha', { exact: true }).fill('pontos123')
  await page.getByRole('button', { name: 'Acessar', exact: true }).click()
  await page.getByRole('status').getByText(customer.pointsText).waitFor({ state: 'attached' })
  await page.close()
}
