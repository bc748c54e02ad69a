import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSiteConfig } from 'shared/contract'
import { publishRefreshableShell } from '../site/build-site.ts'
import { copyRemote } from '../site/copy-remote.ts'
import { serveHotRemote } from '../site/serve-hot-remote.ts'
import { countCalls, expect, test, testStore } from '../kit/index.ts'

test('a team sees an edit of its remote inside the open shell, and what was typed stays; the strict mode does nothing twice', async ({
  page,
  platform,
  customer,
}) => {
  const directory = await mkdtemp(join(tmpdir(), 'edit-'))
  const store = join(directory, 'store')
  await cp(testStore(), store, { recursive: true })
  await publishRefreshableShell(store)
  const remote = await copyRemote('mf-auth', directory)
  const read = readSiteConfig(platform.siteConfig)
  if (!read.ok) throw new Error(read.problem)
  const site = await serveHotRemote({ config: read.config, store, directory: remote, port: 0 })
  const edit = async (file: string, from: string, to: string) => {
    const path = join(remote, 'src', file)
    const source = await readFile(path, 'utf8')
    expect(source).toContain(from)
    await writeFile(path, source.replace(from, to))
  }
  try {
    const answer = await page.goto(`${site.url}/padaria`)
    expect(answer?.headers()['content-security-policy']).toContain("script-src 'self';")
    await page.getByRole('tab', { name: 'Inscrever-se' }).click()
    await page.getByLabel('Nome').fill('Ana em obras')
    let loads = 0
    page.on('load', () => loads++)

    await edit('messages.ts', "'Crie sua conta'", "'Conta nova'")
    await expect(page.getByRole('heading', { name: 'Conta nova' })).toBeVisible()
    await edit('sign-up/SignUpForm.tsx', '{messages.signUp.submit}', '{messages.signUp.submit} agora')
    await expect(page.getByRole('button', { name: 'Inscrever-se agora' })).toBeVisible()

    await expect(page.getByLabel('Nome')).toHaveValue('Ana em obras')
    expect(loads).toBe(0)

    await customer.openSignedIn('11912345678', `${site.url}/padaria/rewards`)
    await page.getByRole('button', { name: /Café coado/ }).click()
    await page.getByRole('button', { name: 'Gerar voucher' }).click()
    await expect(page.getByRole('dialog').getByText('Válido por mais')).toBeVisible()
    expect(await countCalls(platform, { service: 'swap', method: 'POST', path: '/vouchers' })).toBe(1)
    expect(await countCalls(platform, { service: 'terms', method: 'GET' })).toBe(1)
  } finally {
    await page.goto('about:blank')
    await site.close()
    await rm(directory, { recursive: true })
  }
})
