import { readCurrentRelease } from 'shell/store/compose-release'
import { expect, jump, siteConfigOf, testStore } from '../kit/index.ts'
import { edit, test } from './builds.ts'
import { readKnownStates } from '../qa/known.ts'
import { openQaSite } from '../qa/qa-site.ts'
import { qaEntry } from '../qa/build-host.ts'

test('the index leads to scenarios; a wrong address lists what is known', async ({ page, qaUrl, browserConsole }) => {
  browserConsole.allow(/404/)
  await page.goto(qaUrl)
  for (const remote of ['mf-auth', 'mf-home', 'mf-scores', 'mf-rewards', 'mf-profile'])
    await expect(page.getByRole('region', { name: remote }).getByRole('link').first()).toBeVisible()
  const filter = page.getByRole('searchbox', { name: 'Filtrar' })
  await filter.fill('xadrez')
  await expect(page.getByRole('status')).toHaveText('Nenhum cenário encontrado.')
  await filter.fill('SCORES vazio')
  await expect(page.getByRole('region')).toHaveCount(1)
  await expect(page.getByRole('listitem').filter({ hasText: 'Extrato vazio' })).toBeVisible()
  await page.getByRole('region', { name: 'mf-scores' }).getByRole('link', { name: 'Extrato vazio' }).click()
  await expect(page.getByText('Nenhum registro encontrado.', { exact: true })).toBeVisible()
  for (const [address, problem, known] of [
    ['/mf-scores?scenario=xadrez', 'cenário desconhecido: xadrez', 'lancamentos'],
    ['/padaria/scores?remote=mf-scores&scenario=lancamentos&customer=Zé', 'cliente desconhecido: Zé', 'Ana Souza'],
  ] as const) {
    expect((await page.goto(`${qaUrl}${address}`))?.status(), address).toBe(404)
    await expect(page.getByRole('heading', { name: problem })).toBeVisible()
    await expect(page.getByRole('listitem').getByText(known, { exact: true }).first()).toBeVisible()
  }
})

test('a remote alone is its released bytes alone; the panel changes the address', async ({ page, qaUrl }) => {
  const release = await readCurrentRelease(testStore())
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  const answer = await page.goto(`${qaUrl}/mf-scores?scenario=lancamentos`)
  await expect(page.getByText('365 lançamentos')).toBeVisible()
  expect(answer?.headers()['content-security-policy']).toContain("script-src 'self'")
  const released = new Set(release?.remotes['mf-scores']?.files.map(({ url }) => url))
  const ofRemotes = requested.filter((path) => path.startsWith('/remotes/'))
  expect(ofRemotes.length).toBeGreaterThan(1)
  expect(ofRemotes.filter((path) => !released.has(path))).toEqual([])
  const entry = release?.remotes['mf-scores']?.entry
  expect(
    await page.evaluate(() => JSON.parse(document.getElementById('site')?.textContent ?? '{}') as unknown),
  ).toMatchObject({ release: { remotes: { 'mf-scores': { entry } } } })

  const panel = page.getByRole('complementary', { name: 'Painel de QA' })
  const notice = panel.getByText('Outra empresa ou outro cliente: o estado pode não aparecer.')
  await expect(notice).toBeHidden()
  await panel.locator('summary').click()
  await panel.getByLabel('Empresa').selectOption('Nuvem Lavanderia')
  await expect(page.getByText('3 lançamentos')).toBeVisible()
  await expect(notice).toBeVisible()
  await panel.locator('summary').click()
  await panel.getByLabel('Cenário').selectOption('Extrato vazio')
  await expect(page.getByText('Nenhum registro encontrado.', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('customer') === 'Bruno Lima')
})

test('a former name opens the scenario that begins most like it; the panel says so, and offers refusals', async ({
  page,
  qaUrl,
  browserConsole,
}) => {
  // What the platform refuses on purpose.
  browserConsole.allow(/Failed to load resource/)
  await page.goto(`${qaUrl}/mf-auth?scenario=inscrito-antes`)
  const panel = page.getByRole('complementary', { name: 'Painel de QA' })
  await expect(panel.getByText('O cenário “inscrito-antes” não existe mais.')).toBeVisible()
  await panel.locator('summary').click()
  await panel.getByLabel('Falha').selectOption('UserLambdaValidationException')
  const refused = 'Erro desconhecido, atualize a página e tente novamente'
  await expect(page.getByText(refused, { exact: true })).toBeVisible()
  await expect(panel.getByText('não existe mais')).toBeHidden()
})

test('the page itself prepares its device and does a scenario’s steps', async ({ page, qaUrl, browserConsole }) => {
  // What the platform refuses on purpose.
  browserConsole.allow(/Failed to load resource/)
  for (const [state, shown] of [
    ['mf-auth?scenario=inscrito', 'Código de verificação foi enviado para (11) 90000-0000'],
    ['mf-scores?scenario=sem-rede', /^Até \d+ pontos expiram nos próximos 6 meses$/],
    ['mf-rewards?scenario=voucher-copia-recusada', 'Não foi possível copiar. Toque no código para selecioná-lo.'],
    ['mf-home?scenario=no-caixa-expirado', 'Este voucher expirou. Você pode gerar outro em Recompensas.'],
    ['mf-scores?scenario=lancamentos&fault=empty', /^Não foi possível consultar seu extrato agora\./],
    ['mf-home?scenario=empresa-falhou', 'Não conseguimos falar com a empresa'],
    // The browser keeps what this one loads, and the next one lacks.
    ['mf-profile?scenario=alterar-senha', 'Senha atual'],
    ['mf-profile?scenario=dialogo-nao-carregado', 'Não foi possível abrir. Verifique sua conexão e tente de novo.'],
  ] as const) {
    await page.goto(`${qaUrl}/${state}`)
    await expect(page.getByText(shown, { exact: true }).first(), state).toBeVisible()
  }
})

test('a step that cannot be done on what is shown is told after a while', async ({ page, qaUrl, browserConsole }) => {
  // What the platform refuses on purpose.
  browserConsole.allow(/Failed to load resource/)
  await page.clock.install()
  await page.goto(`${qaUrl}/mf-rewards?scenario=voucher-pronto&call=vouchers&fault=500`)
  await expect(page.getByRole('dialog')).toContainText('Não foi possível consultar seus vouchers.')
  // On a slow machine it may have been told already.
  await jump(page, 5000)
  await expect(page.getByText('Este estado precisa do botão “Gerar voucher”, que esta versão não tem.')).toBeVisible()
})

test('from source, an edit appears in the open scenario', async ({ page, platform, workspace, serveHot }) => {
  const known = {
    states: new Map([['mf-auth', await readKnownStates('mf-auth')] as const]),
    versions: new Map([['mf-auth', ['source']] as const]),
  }
  const config = siteConfigOf(platform)
  const qa = { config, addresses: platform.addresses, store: testStore(), ownStore: '', host: '', known }
  const url = await serveHot(['mf-auth'], { entry: qaEntry, around: (source) => openQaSite({ ...qa, source }) })
  await page.goto(`${url}/mf-auth?scenario=inscrever-se`)
  await page.getByLabel('Nome').fill('Ana em obras')
  await edit(workspace, 'mf-auth/src/messages.ts', "'Crie sua conta'", "'Conta nova'")
  await expect(page.getByRole('heading', { name: 'Conta nova' })).toBeVisible()
  await expect(page.getByLabel('Nome')).toHaveValue('Ana em obras')
})
