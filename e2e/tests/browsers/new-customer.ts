import { expect, lia, test, type Platform } from '../../kit/index.ts'
import { newestCode } from '../../platform/testing/inbox-client.ts'
import { patienceMs, type DrivenPage } from './driven-page.ts'

/* The walk of a new customer through the whole site, for any driver. */

const button = (name: string) =>
  `//button[not(@role) and not(@disabled)][normalize-space()="${name}" or @aria-label="${name}"]`
const formTab = (name: string) => `//*[@role="tab"][normalize-space()="${name}"]`
const field = (label: string) => `//input[@id=//label[normalize-space()="${label}"]/@for]`
const text = (words: string) => `//*[text()="${words}"]`
const reward = '//button[contains(., "Você pode resgatar")]'
const link = (name: string) => `//a[normalize-space()="${name}"]`

/** The screen's heading takes the focus: what was typed earlier would be lost. */
export async function openTab(page: DrivenPage, name: string): Promise<void> {
  await page.click(`//nav${link(name)}`)
  const isThere = () => {
    if (!document.activeElement?.matches('h1')) throw new Error('its heading has no focus')
  }
  await expect(() => page.run(isThere)).toPass({ timeout: patienceMs })
}

/** From an organisation's front door: signs up, first with an empty form, and confirms the phone. */
export async function signUp(page: DrivenPage, platform: Platform): Promise<void> {
  await test.step('signs up', async () => {
    await page.click(formTab('Inscrever-se'))
    await page.click(button('Inscrever-se'))
    await page.see(`//*[@id=${field('Nome')}/@aria-describedby][normalize-space()="O campo nome é obrigatório."]`)
    await page.type(field('Nome'), lia.name)
    await page.type(field('Telefone'), lia.phone)
    await page.type(field('E-mail'), lia.email)
    await page.type(field('Data de nascimento'), lia.birthDate)
    // The list is the system's own, which no driver sees.
    await page.run((option) => {
      const gender = document.querySelector('select') as HTMLSelectElement
      gender.value = [...gender.options].find(({ text: name }) => name === option)?.value ?? ''
      gender.dispatchEvent(new Event('change', { bubbles: true }))
    }, lia.gender)
    await page.type(field('Senha'), lia.password)
    await page.click(button('Inscrever-se'))
  })
  await test.step('confirms the phone', async () => {
    await page.type(field('Código de confirmação'), await newestCode(platform, lia.phone, 'identity'))
    await page.see('//*[@role="status"][starts-with(normalize-space(), "150")]')
  })
}

/** Answers two requests and reads the statement, and the list of the rewards. */
export async function readPoints(page: DrivenPage): Promise<void> {
  await test.step('authorizes one request and denies another', async () => {
    await page.click(button('Autorizar'))
    await page.see(text('Autorizado'))
    await page.click(button('Negar'))
    await page.see(text('Revogado'))
  })
  await test.step('reads the statement', async () => {
    await openTab(page, 'Pontos')
    for (const filter of ['A expirar', 'Expirados', 'Todos']) {
      await page.click(link(filter))
      await page.see(`${link(filter)}[@aria-current="true"]`)
    }
    await page.see(text('1 lançamento'))
  })
  await test.step('sees the rewards', async () => {
    await openTab(page, 'Recompensas')
    await page.see(reward)
  })
}

/** Generates a voucher for a reward of the list, and shows it at the till. @param canCopy whether the browser has a clipboard */
export async function redeem(page: DrivenPage, canCopy = true): Promise<void> {
  await test.step('generates a voucher, and shows it at the till', async () => {
    await page.click(reward)
    await page.click(button('Gerar voucher'))
    await page.click('//dialog//fieldset[not(@disabled)]//input[@type="radio"]')
    await page.click(button('Gerar voucher'))
    await page.see(link('Mostrar no caixa'))
    if (canCopy) {
      await page.click(button('Copiar código'))
      await page.see('//*[@role="status"][normalize-space()="Código copiado"]')
    }
    await page.click(link('Mostrar no caixa'))
    await page.see(text('No caixa'))
    await page.click('//dialog//button[@aria-label="Fechar"]')
    await page.see(link('Mostrar no caixa'))
    await page.click('//dialog//button[@aria-label="Fechar"]')
  })
}

/** Changes name and password, signs out, and in again. */
export async function changeAccount(page: DrivenPage): Promise<void> {
  const password = 'segredo2'
  await test.step('changes the name', async () => {
    await openTab(page, 'Perfil')
    await page.type(field('Nome'), 'Livia Moura')
    await page.click(button('Salvar'))
    await page.see(text('Atualizado com sucesso!'))
    await page.see('//header//*[text()="Livia"]')
  })
  await test.step('changes the password', async () => {
    await page.click(button('Alterar senha'))
    await page.type(field('Senha atual'), lia.password)
    for (const label of ['Nova senha', 'Confirme a nova senha']) await page.type(field(label), password)
    await page.click(button('Salvar nova senha'))
    await page.see('//body[not(.//dialog[@open])]')
  })
  await test.step('signs out, and in again', async () => {
    await page.click(button('Sair'))
    // The voucher goes with the session.
    await page.click(`//dialog${button('Sair')}`)
    // This device remembers the phone.
    await page.type(field('Senha'), password)
    await page.click(button('Acessar'))
    await page.see('//header//*[text()="Livia"]')
  })
}

/** All of it. @param canCopy whether the browser has a clipboard */
export async function walk(page: DrivenPage, platform: Platform, canCopy = true): Promise<void> {
  await signUp(page, platform)
  await readPoints(page)
  await redeem(page, canCopy)
  await changeAccount(page)
}
