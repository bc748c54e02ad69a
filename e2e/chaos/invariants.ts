import type { Page } from '@playwright/test'
import { all } from '../platform/database/query.ts'
import { wayOut } from './browser-steps.ts'
import { complaintsOf } from './complaints.ts'
import { codeOf } from './intent-steps.ts'
import { people, sessionOwner, type Person } from './people.ts'
import { isBusy } from './rest.ts'
import { wishKey } from './wishes.ts'
import type { World } from './world.ts'

/* What must be true at rest, whatever happened. Each check returns what is broken, in one line. */

/** Everything that is broken now. */
export async function brokenInvariants(world: World): Promise<readonly string[]> {
  const broken = [...vouchersBeyondWishes(world), ...decisionsBeyondWishes(world)]
  for (const [number, tab] of world.tabs.entries()) {
    const found = [
      ...(await blankPage(tab.page)),
      ...(await endlessWait(tab.page)),
      ...(await mixedCustomers(world, tab.page)),
      ...(await wrongPoints(tab.page)),
      ...(await outcomesBeyondDecisions(world, tab.page)),
      ...(await deadEnds(tab.page)),
      ...complaintsOf(world, tab),
    ]
    broken.push(...found.map((problem) => `tab ${number}: ${problem}`))
  }
  return broken
}

/** At most one voucher a wish. */
function vouchersBeyondWishes({ platform, wishes }: World): readonly string[] {
  const made = all<{ sub: string; reward: string; issuer: string; count: number }>(
    platform.database,
    `SELECT sub, data ->> 'id' AS reward, issuer, count(*) AS count FROM vouchers WHERE expires_at > created_at GROUP BY sub, reward, issuer`,
  )
  return made.flatMap(({ count, ...key }) => {
    const wished = wishes.vouchers.get(wishKey(key)) ?? 0
    return count > wished ? [`${count} vouchers of reward ${key.reward} at ${key.issuer}, and ${wished} wished`] : []
  })
}

/** No request ends otherwise than the customer pressed. */
function decisionsBeyondWishes({ platform, wishes }: World): readonly string[] {
  const decided = all<{ signature: string; reason: string; decision: 'authorized' | 'revoked' }>(
    platform.database,
    'SELECT signature, reason, decision FROM intents WHERE decision IS NOT NULL AND decided_at > (SELECT min(joined_at) FROM memberships)',
  )
  return decided
    .filter(({ signature, decision }) => !wishes.decisions.get(signature)?.has(decision))
    .map(({ reason, decision }) => `the request “${reason}” is ${decision}, and nobody pressed that`)
}

const outcomes = { Autorizado: 'authorized', Revogado: 'revoked' } as const

/** Never 'Autorizado' where the service has not authorised. */
async function outcomesBeyondDecisions({ platform }: World, page: Page): Promise<readonly string[]> {
  const broken: string[] = []
  for (const [word, decision] of Object.entries(outcomes)) {
    for (const card of await page.getByRole('group').filter({ has: page.getByText(word, { exact: true }) }).all()) {
      const code = await codeOf(card)
      const known = all<{ decision: string | null }>(platform.database, 'SELECT decision FROM intents WHERE code = ?', code)
      if (!known.some((intent) => intent.decision === decision)) broken.push(`the page says “${word}” of the request ${code}, which is not ${decision}`)
    }
  }
  return broken
}

/** Everything that a page says, also to a screen reader alone. */
const said = (page: Page): Promise<string> => page.evaluate(() => document.body.innerText)

/** Each page of the site has its title and words in its main part. What lies around it is none. */
export async function blankPage(page: Page): Promise<readonly string[]> {
  const main = page.getByRole('main')
  const titles = await main.getByRole('heading', { level: 1 }).count()
  const texts = await main.allInnerTexts()
  return titles > 0 && texts.some((text) => text.trim() !== '') ? [] : [`a blank page at ${page.url()}: “${(await said(page)).slice(0, 200)}”`]
}

async function endlessWait(page: Page): Promise<readonly string[]> {
  return (await isBusy(page)) ? [`it waits without an end: “${(await said(page)).slice(0, 200)}”`] : []
}

/** What only this customer may see. */
function marksOf({ platform }: World, { sub, name }: Person): readonly RegExp[] {
  const codes = all<{ code: string }>(platform.database, 'SELECT code FROM vouchers WHERE sub = ?', sub)
  const reasons = all<{ code: string }>(platform.database, 'SELECT code FROM intents WHERE sub = ?', sub)
  return [name, ...[...codes, ...reasons].map(({ code }) => new RegExp(`(?<![\\w-])${code.replaceAll('/', '\\/')}(?![\\w-])`))]
}

/** One customer in all tabs: the one whose session the browser keeps. */
async function mixedCustomers(world: World, page: Page): Promise<readonly string[]> {
  const owner = await sessionOwner(page)
  const text = await said(page)
  return people.flatMap((person) => {
    if (person === owner) return []
    const mark = marksOf(world, person).find((found) => found.test(text))
    return mark ? [`it shows ${String(mark)} of ${person.phone}, and the session is ${owner ? `that of ${owner.phone}` : 'nobody’s'}`] : []
  })
}

/** Home's total is the customer's; where it could not be loaded it is 0 and says so (spec §7). */
async function wrongPoints(page: Page): Promise<readonly string[]> {
  const owner = await sessionOwner(page)
  const organization = new URL(page.url()).pathname.split('/')[1] ?? ''
  const totals = (await page.getByRole('status').allInnerTexts()).filter((text) => /^[\d.]+\sponto(s)?$/.test(text.trim()))
  const isOutdated = await page.getByText('Pode estar desatualizado').first().isVisible()
  return totals
    .map((text) => text.trim().replaceAll(/\s/g, ' '))
    .filter((text) => text !== owner?.points[organization] && !(isOutdated && text === '0 pontos'))
    .map((text) => `home says “${text}” at ${organization}`)
}

/** How the site says that a region, a screen or the session could not be loaded. */
const failureWords = /^(Pode estar desatualizado|Está demorando|Erro ao buscar|Não (foi possível|conseguimos) (abrir|buscar|consultar|verificar|carregar|falar|confirmar))/

/**
 * Every failure has a way out: each region that failed has a button of its own, a dialog that tells a failure can be left, and no page
 * is without a button or link. To copy a report leads nowhere.
 */
export async function deadEnds(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    ([failure, wayOutOfIt]) => {
      const wordsOf = (element: Element) => (element.textContent ?? '').trim()
      const hasOwnWords = (element: Element, words: string) => [...element.childNodes].some((node) => node instanceof Text && new RegExp(words).test(node.data.trim()))
      const waysIn = (part: ParentNode) =>
        [...part.querySelectorAll('button, a[href]:not([href^="#"])')].filter(
          (way) => way.checkVisibility() && !way.matches(':disabled, [aria-disabled=true]') && !/^(Copiar relatório|Copiado)$/.test(wordsOf(way)),
        )
      const broken: string[] = []
      if (waysIn(document).length === 0) broken.push('a page without a button or link')
      for (const dialog of document.querySelectorAll('dialog:has([role=alert])')) {
        if (dialog.checkVisibility() && waysIn(dialog).length === 0) broken.push(`a dialog that tells a failure and cannot be left: “${wordsOf(dialog)}”`)
      }
      for (const main of document.querySelectorAll('main')) {
        const ways = waysIn(main).filter((way) => !way.closest('dialog') && new RegExp(wayOutOfIt).test(wordsOf(way)))
        // A row that failed is a button itself.
        const told = [...main.querySelectorAll('*')].filter((element) => element.checkVisibility() && !element.closest('dialog, button') && hasOwnWords(element, failure))
        if (told.length > ways.length) broken.push(`${told.length} failures and ${ways.length} ways out: ${told.map((element) => `“${wordsOf(element)}”`).join(', ')}`)
      }
      return broken
    },
    [failureWords.source, wayOut.source] as const,
  )
}
