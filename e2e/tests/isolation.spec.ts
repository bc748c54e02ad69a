import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { RemoteName } from 'shared/federation'
import { workspace } from '../site/build-site.ts'
import { expect, test } from './fixtures/site-test.ts'

interface AloneCase {
  readonly remote: RemoteName
  /** The scenario's name in the list. */
  readonly scenario: string
  /** What only the database can have told. */
  readonly change: string
  readonly expectData: (page: Page) => Promise<void>
}

const anaSub = "(SELECT sub FROM seed_customers WHERE phone = '11912345678')"

const cases: readonly AloneCase[] = [
  {
    remote: 'mf-auth',
    scenario: 'Com sessão, telefone não verificado',
    change: "UPDATE organizations SET name = 'Padaria Sozinha' WHERE key = 'padaria'",
    expectData: async (page) => {
      await expect(page.getByRole('heading', { level: 1, name: 'Confirme seu telefone' })).toBeVisible()
      await expect(page.getByText('(31) 93333-4444')).toBeVisible()
      await expect(page).toHaveTitle(/Padaria Sozinha/)
    },
  },
  {
    remote: 'mf-home',
    scenario: 'Início com pontos e pedidos',
    change: `UPDATE intents SET reason = 'Pedido de quem está só' WHERE sub = ${anaSub} AND provider = 'padaria'`,
    expectData: async (page) => {
      await expect(page.getByText(/^1.250\spontos$/)).toBeAttached()
      await expect(page.getByText('Pedido de quem está só').first()).toBeVisible()
    },
  },
  {
    remote: 'mf-scores',
    scenario: 'Extrato cheio',
    change: `UPDATE score_entries SET company_name = 'Loja de quem está só' WHERE sub = ${anaSub} AND organization_key = 'padaria'`,
    expectData: async (page) => {
      await expect(page.getByText('365 lançamentos')).toBeVisible()
      await expect(page.getByText('Loja de quem está só').first()).toBeVisible()
    },
  },
  {
    remote: 'mf-rewards',
    scenario: 'Lista com todos os casos: grátis, ao alcance, faltando, indisponível, sem foto',
    change: "UPDATE rewards SET name = 'Prato de quem está só' WHERE id = '105'",
    expectData: async (page) => {
      await expect(page.getByText('Você tem 1.250 pontos para trocar.')).toBeVisible()
      await expect(page.getByText('Prato de quem está só')).toBeVisible()
    },
  },
  {
    remote: 'mf-profile',
    scenario: 'Cinco empresas: com “Trocar de empresa”',
    change: `UPDATE user_attributes SET value = 'Ana Sozinha' WHERE name = 'name' AND sub = ${anaSub}`,
    expectData: async (page) => {
      await expect(page.getByLabel('Nome')).toHaveValue('Ana Sozinha')
      await expect(page.getByRole('button', { name: 'Trocar de empresa' })).toBeVisible()
    },
  },
]

for (const { remote, scenario, change, expectData } of cases) {
  test(`${remote} runs alone, on the platform’s data`, async ({ page, platform }) => {
    platform.database.exec(change)
    const alone = await startAlone(remote, platform.addresses.control)
    try {
      await page.goto(alone.url)
      await expect(page.getByRole('heading', { level: 1, name: remote })).toBeVisible()
      await page.getByRole('link', { name: scenario, exact: true }).click()
      await expectData(page)
    } finally {
      await page.goto('about:blank')
      await alone.stop()
    }
  })
}

interface Alone {
  readonly url: string
  stop(): Promise<void>
}

/** Starts a remote's own `dev` command, on a free port and another platform. */
async function startAlone(remote: RemoteName, platformControl: string): Promise<Alone> {
  const directory = join(workspace, remote)
  const port = await freePort()
  const server = spawn(join(directory, 'node_modules/.bin/rspack'), ['dev', '--config', 'rspack.isolation.ts', '--port', String(port)], {
    cwd: directory,
    env: { ...process.env, PLATFORM_CONTROL: platformControl },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()))
  const exited = once(server, 'exit')
  const url = `http://localhost:${port}/`
  const stop = async () => {
    server.kill()
    await exited
  }
  try {
    await expect
      .poll(() => server.exitCode ?? fetch(url).then(({ status }) => status, () => 'not listening yet'), { timeout: 30_000 })
      .toBe(200)
  } catch (error) {
    await stop()
    throw new Error(`${remote} does not start alone:\n${said}`, { cause: error })
  }
  return { url, stop }
}

/** A port that nothing listens on. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
