import { generateKeyPairSync } from 'node:crypto'
import { signOverride } from 'shell/release/override-token'
import { readCurrentRelease } from 'shell/release/store'
import {
  chooseTab,
  expect,
  lia,
  press,
  signInWith,
  signUpWith,
  test,
  title,
  withSiteOfItsOwn,
  type Platform,
} from '../../kit/index.ts'
import { judge, judgeWithError } from './judge.ts'
import { bringAxe } from '../../kit/index.ts'

test.use({
  // A view that is half faded in has half its contrast.
  contextOptions: { reducedMotion: 'reduce' },
})

test.beforeEach(({ page }) => bringAxe(page))

const ana = '11912345678'
const bruno = '11911112222'
const davi = '31933334444'

/** A customer of the seed for each challenge, and what its view says to an empty entry. */
const challenges = [
  {
    challenge: 'new password',
    phone: '11930000012',
    heading: 'Crie uma nova senha',
    error: 'O campo senha é obrigatório.',
  },
  {
    challenge: 'code by SMS',
    phone: '11930000013',
    heading: 'Confirme que é você',
    error: 'O campo código de confirmação é obrigatório.',
  },
  {
    challenge: 'code of an app',
    phone: '11930000014',
    heading: 'Confirme que é você',
    error: 'O campo código de confirmação é obrigatório.',
  },
  {
    challenge: 'set-up of an app',
    phone: '11930000015',
    heading: 'Proteja sua conta',
    error: 'O campo código de confirmação é obrigatório.',
  },
  { challenge: 'choice of factor', phone: '11930000016', heading: 'Confirme que é você', error: undefined },
] as const

test('every view outside an organisation is accessible', async ({ page, customer }) => {
  await customer.openSignedIn(ana, '/')
  await expect(page.getByRole('link', { name: /Padaria Estrela/ })).toBeVisible()
  await judge(page, 'companies')
  await page.goto('/user-profile')
  await expect(page.getByLabel('Nome')).toHaveValue('Ana Souza')
  await judge(page, 'profile')
})

test('every view of remembered devices is accessible', async ({ page, customer }) => {
  await customer.signIn('11930000017', '/padaria/user-profile')
  await page.getByRole('button', { name: 'Dispositivos lembrados' }).click()
  await page.getByRole('button', { name: 'Lembrar este dispositivo' }).click()
  await expect(page.getByText('71 dispositivos')).toBeVisible()
  await judge(page, 'devices', 'dialog[open]')
})

test('every view of a customer with nothing is accessible', async ({ page, platform, customer }) => {
  await customer.openSignedIn(bruno, '/')
  await expect(page.getByText('Nenhuma empresa disponível')).toBeVisible()
  await judge(page, 'no companies')
  platform.database.exec(`
    INSERT INTO terms_acceptances (sub, organization_key, accepted_at)
      SELECT sub, key, 0 FROM seed_customers, organizations WHERE phone = '${bruno}';
    DELETE FROM reward_companies;
    DELETE FROM rewards`)
  for (const key of ['padaria', 'nuvem', 'mercado-sol', 'associacao-dos-comerciantes']) {
    await page.goto(`/${key}/scores`)
    const toRewards = page.getByRole('link', { name: 'Ver recompensas' })
    await expect(toRewards).toBeVisible()
    await judge(page, `empty statement, ${key}`)
    await toRewards.click()
    await expect(page.getByText('Nehuma recompensa encontrada.')).toBeVisible()
    await judge(page, `no rewards, ${key}`)
  }
})

test('every view of a failure is accessible', async ({ page, customer, remotes, browserConsole }) => {
  // Hovering requests the code, and the click requests it again.
  browserConsole.allow(/404|\[federation\]|Federation Runtime|MIME type|Failed to load resource/)
  await page.goto('/padaria/nada')
  await expect(title(page)).toHaveText('Unexpected Application Error!')
  await judge(page, 'error page')
  await customer.openSignedIn(ana, '/padaria')
  remotes.break('mf-scores', 'not-found', undefined)
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Pontos' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await judge(page, 'remote failure')
})

test('the view of a page’s composition is accessible', async ({ page, customer }) => {
  await customer.openSignedIn(ana, '/padaria')
  await expect(title(page)).toBeAttached()
  await page.keyboard.press('Control+F9')
  await expect(
    page
      .getByRole('region', { name: 'mf-home' })
      .getByText(/^a site on this machine, /)
      .first(),
  ).toBeVisible()
  await judge(page, 'composition', 'dialog[open]')
})

test('every view with an override is accessible: the banner above a screen, and the page of a refused link', async ({
  page,
  platform,
  customer,
  browserConsole,
}) => {
  browserConsole.allow(/status of 403|preloaded using link preload/)
  const { privateKey, publicKey: overrideKey } = generateKeyPairSync('ed25519')
  await withSiteOfItsOwn({ page, platform, overrideKey }, async ({ url }, store) => {
    const version = (await readCurrentRelease(store))?.versions['mf-scores'] ?? ''
    const from = Math.floor(Date.now() / 1000)
    const token = signOverride(privateKey, { remote: 'mf-scores', version, origin: url, from, until: from + 600 })
    await page.goto(`${url}/padaria?override=${token}x`)
    await expect(title(page)).toHaveText('Este teste não pode ser aberto')
    await judge(page, 'refused override')
    await customer.openSignedIn(ana, `${url}/padaria/scores?override=${token}`)
    await expect(page.getByRole('button', { name: 'Sair do teste' })).toBeVisible()
    await expect(title(page)).toHaveText('Extrato de Pontos')
    await judge(page, 'override')
  })
})

test('every view of a sign-in’s challenge is accessible', async ({ page }) => {
  await page.goto('/padaria')
  for (const { challenge, phone, heading, error } of challenges) {
    await test.step(challenge, async () => {
      await signInWith(page, phone)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused()
      if (error) await judgeWithError(page, challenge, 'Confirmar', error)
      else await judge(page, challenge)
      await press(page, 'Voltar')
      await expect(title(page)).toHaveText('Entre na sua conta')
    })
  }
})

for (const { name, path } of [
  { name: 'the product’s own brand', path: '/' },
  { name: 'an organisation', path: '/padaria' },
]) {
  test(`every view between a password and the console is accessible: ${name}`, async ({
    page,
    platform,
    browserConsole,
  }) => {
    // Points are requested with the token, which still has the phone that the account lost meanwhile.
    browserConsole.allow(/the server responded with a status of 403/)
    await test.step('the code of a sign-up', async () => {
      await page.goto(path)
      await chooseTab(page, 'Inscrever-se')
      await signUpWith(page, lia)
      await expect(title(page)).toHaveText('Confirme seu telefone')
      await judgeWithError(page, 'verify of a sign-up', 'Confirmar', 'O campo código de confirmação é obrigatório.')
      await press(page, 'Voltar')
    })
    await test.step('the code of a signed-in customer', async () => {
      await signInWith(page, davi)
      await expect(title(page)).toHaveText('Confirme seu telefone')
      await judgeWithError(page, 'verify of a session', 'Confirmar', 'O campo código de confirmação é obrigatório.')
      await press(page, 'Sair')
      await expect(title(page)).toHaveText('Entre na sua conta')
    })
    await test.step('what is missing', async () => {
      await signInWith(page, ana)
      await expect(page.getByRole('banner')).toBeVisible()
      forgetAttributes(platform, ana)
      await page.reload()
      await expect(title(page)).toHaveText('Complete seu cadastro')
      await judgeWithError(page, 'attributes', 'Salvar', 'O campo nome é obrigatório.')
    })
  })
}

/** Leaves a customer only the e-mail. */
function forgetAttributes(platform: Platform, phone: string): void {
  platform.database
    .prepare(
      `DELETE FROM user_attributes WHERE name IN ('name', 'phone_number', 'phone_number_verified', 'birthdate', 'gender')
         AND sub = (SELECT sub FROM seed_customers WHERE phone = ?)`,
    )
    .run(phone)
}
