import { readFile } from 'node:fs/promises'
import { addFault, all, expect, press, test, type Download } from '../../e2e/kit/index.ts'

const ana = '11912345678'

interface DataFile {
  readonly Empresas: readonly { readonly Empresa: string; readonly Extrato?: readonly unknown[] }[]
}

async function fileOf(download: Download): Promise<{ name: string; text: string; data: DataFile }> {
  const text = await readFile(await download.path(), 'utf8')
  return { name: download.suggestedFilename(), text, data: JSON.parse(text) as DataFile }
}

test('the customer’s data come as a file, whole or not', async ({ page, customer, platform, browserConsole }) => {
  browserConsole.allow(/Failed to load resource/)
  await page.clock.install()
  await customer.openSignedIn(ana, '/padaria/user-profile')
  const freed = () => page.evaluate(() => (globalThis as unknown as { freed: readonly string[] }).freed)
  await page.evaluate(() => {
    const addresses: string[] = []
    Object.assign(globalThis, { freed: addresses })
    URL.revokeObjectURL = (address) => void addresses.push(address)
    const stored = JSON.parse(localStorage.getItem('customer') ?? '{}') as { kept: object }
    const place = { organizationKey: 'padaria', companyRef: '1', companyName: 'Moema' }
    const expiryAt = Date.now() + 3_600_000
    const voucher = { ...place, rewardId: '1', rewardName: 'Café coado', code: 'K7QF-22', expiryAt }
    localStorage.setItem('customer', JSON.stringify({ ...stored, kept: { vouchers: [voucher, 'not a voucher'] } }))
  })
  await test.step('a part did not come', async () => {
    const extractCall = { service: 'api', path: '/v1/user/score/extract/{phone}' } as const
    await addFault(platform, { ...extractCall, kind: 'status', status: 400, times: 1 })
    await press(page, 'Baixar meus dados')
    await press(page, 'Preparar arquivo')
    await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([/^Extrato: /])
    const downloading = page.waitForEvent('download')
    await press(page, 'Baixar assim mesmo')
    const { data } = await fileOf(await downloading)
    expect(data).toMatchObject({ 'Não foi possível incluir': [expect.stringMatching(/^Extrato: /)] })
    expect(data.Empresas.filter(({ Extrato }) => Extrato === undefined)).toHaveLength(1)
    await press(page, 'Concluir')
  })
  await press(page, 'Baixar meus dados')
  const [saved] = await Promise.all([page.waitForEvent('download'), press(page, 'Preparar arquivo')])
  const { name, text, data } = await fileOf(saved)
  await expect(page.getByRole('dialog').getByText(`Pronto. Seu arquivo é ${name}.`).first()).toBeVisible()
  // Not 'Concluir', in the place of the button that was pressed.
  await expect(page.locator(':focus')).toHaveText(`Pronto. Seu arquivo é ${name}.`)
  expect(name).toMatch(/^meus-dados-\d{4}-\d\d-\d\d\.json$/)
  const voucher = expect.objectContaining({ Recompensa: 'Café coado', Loja: 'Moema', Código: 'K7QF-22' })
  expect(data).toMatchObject({
    'Seus dados': { Nome: 'Ana Souza', Telefone: '(11) 91234-5678', Gênero: 'Feminino' },
    Empresas: expect.arrayContaining([
      expect.objectContaining({ Empresa: 'Padaria Estrela', Pontos: 1250, 'Vouchers neste aparelho': [voucher] }),
    ]),
    'Não foi possível incluir': [],
  })
  const entries = all<{ name: string; count: number }>(platform.database)`SELECT organizations.name, count(*) AS count
    FROM score_entries JOIN organizations ON key = organization_key
    WHERE sub = (SELECT sub FROM seed_customers WHERE phone = ${ana}) GROUP BY key`
  expect(Object.fromEntries(data.Empresas.map(({ Empresa, Extrato = [] }) => [Empresa, Extrato.length]))).toEqual(
    Object.fromEntries(entries.map((entry) => [entry.name, entry.count])),
  )
  const organizations = all<{ token: string }>(platform.database)`SELECT token FROM organizations`
  expect([/eyJ[\w-]+\./.test(text), organizations.filter(({ token }) => text.includes(token))]).toEqual([false, []])
  // Safari on iOS takes a file only after it has asked the customer.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000))
  expect(await freed()).toEqual([])
  await page.clock.runFor(60_000)
  expect(await freed()).toContain(saved.url())
})
