import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { RemoteName } from 'shared/federation'
import type { Platform } from '../platform/platform.ts'
import { workspace } from '../site/build-site.ts'
import { expect, test } from './fixtures/site-test.ts'
import { homeScenarios } from './isolation/mf-home.ts'
import { rewardsScenarios } from './isolation/mf-rewards.ts'
import { scoresScenarios } from './isolation/mf-scores.ts'
import { voucherScenarios } from './isolation/vouchers.ts'
import { profileScenarios } from './isolation/mf-profile.ts'

// A picture of each step of forty visits is more work than the visits.
test.use({ trace: 'off' })

/** A state in which the platform's data is seen. */
interface AloneCase {
  /** The scenario's name in the list. */
  readonly scenario: string
  /** A change of the database. */
  readonly change: string
  readonly expectData: (page: Page) => Promise<void>
}

const anaSub = "(SELECT sub FROM seed_customers WHERE phone = '11912345678')"

const dataOf: Readonly<Record<RemoteName, AloneCase>> = {
  'mf-auth': {
    scenario: 'Com sessão, telefone não verificado',
    change: "UPDATE organizations SET name = 'Padaria Sozinha' WHERE key = 'padaria'",
    expectData: async (page) => {
      await expect(page.getByRole('heading', { level: 1, name: 'Confirme seu telefone' })).toBeVisible()
      await expect(page.getByText('(31) 93333-4444')).toBeVisible()
      await expect(page).toHaveTitle(/Padaria Sozinha/)
    },
  },
  'mf-home': {
    scenario: 'Início com pontos e pedidos',
    change: `UPDATE intents SET reason = 'Pedido de quem está só' WHERE sub = ${anaSub} AND provider = 'padaria'`,
    expectData: async (page) => {
      await expect(page.getByText(/^1.250\spontos$/)).toBeAttached()
      await expect(page.getByText('Pedido de quem está só').first()).toBeVisible()
    },
  },
  'mf-scores': {
    scenario: 'Extrato cheio',
    change: `UPDATE score_entries SET company_name = 'Loja de quem está só' WHERE sub = ${anaSub} AND organization_key = 'padaria'`,
    expectData: async (page) => {
      await expect(page.getByText('365 lançamentos')).toBeVisible()
      await expect(page.getByText('Loja de quem está só').first()).toBeVisible()
    },
  },
  'mf-rewards': {
    scenario: 'Lista com todos os casos: grátis, ao alcance, faltando, indisponível, sem foto',
    change: "UPDATE rewards SET name = 'Prato de quem está só' WHERE id = '105'",
    expectData: async (page) => {
      await expect(page.getByText('Você tem 1.250 pontos para trocar.')).toBeVisible()
      await expect(page.getByText('Prato de quem está só')).toBeVisible()
    },
  },
  'mf-profile': {
    scenario: 'Cinco empresas: com “Trocar de empresa”',
    change: `UPDATE user_attributes SET value = 'Ana Sozinha' WHERE name = 'name' AND sub = ${anaSub}`,
    expectData: async (page) => {
      await expect(page.getByLabel('Nome')).toHaveValue('Ana Sozinha')
      await expect(page.getByRole('button', { name: 'Trocar de empresa' })).toBeVisible()
    },
  },
}

const signIn = 'Entre na sua conta'
const signUp = 'Crie sua conta'
const reset = 'Redefina sua senha'
const confirmPhone = 'Confirme seu telefone'
const newPassword = 'Crie uma nova senha'
const attributes = 'Complete seu cadastro'
const phoneMissing = 'O campo telefone é obrigatório.'
const nameMissing = 'O campo nome é obrigatório.'
const countdown = /^Reenviar SMS\s?(1:00|0:\d\d)$/

/** Each scenario of mf-auth by its name in the address, and the texts that tell its state. A scenario without a line in its remote's table fails. */
const authScenarios: Readonly<Record<string, readonly (string | RegExp)[]>> = {
  acessar: [signIn, 'Termos de uso (abre em nova aba)'],
  'acessar-sem-empresa': [signIn],
  'acessar-marca-clara': [signIn],
  'acessar-marca-amarela': [signIn],
  'acessar-campo-vazio': [signIn, phoneMissing],
  'acessar-senha-errada': [signIn, 'Número de telefone ou Senha incorreto'],
  'inscrever-se': [signUp, /^Ao se inscrever, você aceita os termos de uso/],
  'inscrever-se-sem-empresa': [signUp],
  'inscrever-se-campo-vazio': [signUp, nameMissing],
  redefinir: [reset],
  'redefinir-sem-empresa': [reset],
  'redefinir-campo-vazio': [reset, phoneMissing],
  'telefone-em-consulta': ['Carregando'],
  'telefone-conhecido': [signIn],
  'telefone-desconhecido': [signUp, 'Não encontramos uma conta com este telefone. Crie a sua.'],
  'conta-google': [signIn, /pertence a uma conta Google/],
  'conta-apple': [signIn, /pertence a uma conta Apple/],
  'redefinir-antes': [reset, /^Seu telefone ainda não foi verificado/],
  'confirmar-cadastro-com-espera': [confirmPhone, '(41) 94444-5555', countdown],
  'confirmar-cadastro-sem-espera': [confirmPhone, '(41) 94444-5555', 'Reenviar SMS'],
  'confirmar-cadastro-reenviado': [confirmPhone, '(41) 94444-5555', 'Receber Chamada de Voz'],
  'nova-senha-com-espera': [newPassword, 'Nova senha', countdown],
  'nova-senha-sem-espera': [newPassword, 'Nova senha', 'Reenviar SMS'],
  'nova-senha-reenviado': [newPassword, 'Nova senha', 'Receber Chamada de Voz'],
  'confirmar-telefone-com-espera': [confirmPhone, 'Sair', countdown],
  'confirmar-telefone-sem-espera': [confirmPhone, 'Sair', 'Reenviar SMS'],
  'confirmar-telefone-reenviado': [confirmPhone, 'Sair', 'Receber Chamada de Voz'],
  'nova-senha-campo-vazio': [newPassword, 'O campo código de confirmação é obrigatório.'],
  'telefone-nao-verificado': [confirmPhone, '(31) 93333-4444', countdown],
  verification: [confirmPhone, '(41) 94444-5555'],
  'senha-provisoria': [newPassword, 'Confirme a nova senha'],
  'codigo-por-sms': ['Confirme que é você', /com final 0013/],
  'codigo-do-aplicativo': ['Confirme que é você', /aplicativo autenticador mostra agora/],
  'configurar-aplicativo': ['Proteja sua conta', 'Copiar chave'],
  'escolher-confirmacao': ['Confirme que é você', 'Receber por SMS'],
  'redefinicao-exigida': [reset, /^Sua senha precisa ser redefinida/],
  'completar-cadastro': [attributes, 'Telefone'],
  'completar-cadastro-inteiro': [attributes, 'Nome', 'Telefone', 'Data de nascimento', 'Gênero'],
  'completar-cadastro-campo-vazio': [attributes, nameMissing],
  'acesso-concluido': ['Você entrou na sua conta.'],
}

const tables = [
  { remote: 'mf-auth', scenarios: authScenarios },
  { remote: 'mf-home', scenarios: homeScenarios },
  { remote: 'mf-rewards', scenarios: { ...rewardsScenarios, ...voucherScenarios } },
  { remote: 'mf-scores', scenarios: scoresScenarios },
  { remote: 'mf-profile', scenarios: profileScenarios },
] as const

for (const { remote, scenarios } of tables) {
  test(`${remote} alone shows each of its states at an address of its own, on the platform’s data`, async ({ page, platform, browserConsole }) => {
    // A development build is read and run for each.
    test.setTimeout(Object.keys(scenarios).length * 10_000)
    // What the platform refuses on purpose: a wrong password, one that must be reset, and what a scenario lets fail.
    browserConsole.allow(/the server responded with a status of (400|404|500)/)
    await withRemoteAlone(remote, { page, platform }, async () => {
      await expect(page.getByRole('heading', { level: 1, name: remote })).toBeVisible()
      const list = page.url()
      const links = page.getByRole('main').getByRole('link')
      await expect(links.first()).toBeVisible()
      const addresses = await links.evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href))
      expect(addresses.map(slugOf).toSorted()).toEqual(Object.keys(scenarios).toSorted())
      for (const address of addresses) {
        const slug = slugOf(address)
        await page.goto(address)
        for (const text of scenarios[slug] ?? []) {
          await expect(page.getByText(text, { exact: true }).filter({ visible: true }).first(), slug).toBeVisible()
        }
        if (slug.endsWith('-reenviado')) await expect(page.getByRole('button', { name: 'Reenviar SMS' }), slug).toBeHidden()
      }
      await test.step('what only the database can have told', async () => {
        const { scenario, change, expectData } = dataOf[remote]
        platform.reset()
        platform.database.exec(change)
        await page.goto(list)
        await page.getByRole('link', { name: scenario, exact: true }).click()
        await expectData(page)
      })
    })
  })
}

const slugOf = (address: string): string => new URL(address).searchParams.get('scenario') ?? ''

/** Opens a remote alone at its list of scenarios; it is stopped whatever happens. */
async function withRemoteAlone(
  remote: RemoteName,
  { page, platform }: { page: Page; platform: Platform },
  visit: () => Promise<void>,
): Promise<void> {
  const alone = await startAlone(remote, platform.addresses.control)
  try {
    await page.goto(alone.url)
    await visit()
    await page.goto('about:blank')
  } finally {
    await alone.stop()
  }
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
