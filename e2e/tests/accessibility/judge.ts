import { organizations } from '../../platform/seed/organizations.ts'
import {
  brokenWords,
  cutTexts,
  expect,
  overflow,
  overlappingTexts,
  resize,
  rules,
  violations,
  type Page,
} from '../../kit/index.ts'
import { heldTexts, looseDots } from '../../kit/page.ts'

/** A combination of what a customer may have set up on a device: its colours, its screen (px) and the browser's text size. */
export interface Display {
  readonly colours: 'day' | 'night' | 'forced'
  readonly width: number
  readonly height: number
  readonly textSize: '100%' | '200%'
}

const screens = [
  { width: 320, height: 700 },
  { width: 412, height: 860 },
  { width: 1280, height: 860 },
  { width: 640, height: 360 },
] as const

const everyDisplay: readonly Display[] = (['day', 'night', 'forced'] as const).flatMap((colours) =>
  screens.flatMap((screen) => (['100%', '200%'] as const).map((textSize) => ({ colours, ...screen, textSize }))),
)

/** The display in which a view is judged in a brand, by their places. In seven brands a view meets all colours, screens and text sizes. */
export const displayFor = (view: number, brand: number): Display =>
  everyDisplay[(view * 7 + brand * 5) % everyDisplay.length] as Display

export const oneOfEachScreen: readonly Display[] = [
  { colours: 'day', width: 320, height: 700, textSize: '200%' },
  { colours: 'night', width: 412, height: 860, textSize: '100%' },
  { colours: 'day', width: 1280, height: 860, textSize: '100%' },
  { colours: 'forced', width: 640, height: 360, textSize: '100%' },
]

const usual: Display = { colours: 'day', width: 412, height: 860, textSize: '100%' }

/** A name may have a word that is longer than any line. */
const organizationNames = organizations.map(({ name }) => name).join(' ')

/**
 * What axe cannot judge in a dialog that covers the tab bar or is longer than the screen. It does not know the top layer, and takes what
 * the dialog covers for what covers the dialog. And a browser itself lets the keyboard scroll a region without controls.
 */
const misjudgedInDialogs = ['scrollable-region-focusable', 'target-size']

/** Judges what is open in these displays, and its contrasts by day and by night. */
export async function judge(page: Page, name: string, displays: readonly Display[]): Promise<void> {
  expect.soft(await heldTexts(page), name).toEqual([])
  expect.soft(await looseDots(page), name).toEqual([])
  expect.soft(await withoutFace(page), name).toEqual([])
  const isDialog = (await page.locator('dialog[open]').count()) > 0
  for (const [colours, colorScheme] of [
    ['day', 'light'],
    ['night', 'dark'],
  ] as const) {
    // A display in these colours is judged by all rules.
    if (displays.some((display) => display.colours === colours)) continue
    await page.emulateMedia({ colorScheme })
    expect.soft(await violations(page, rules.colours), `${name}, contrasts by ${colours}`).toEqual([])
  }
  for (const display of displays) {
    const { colours, width, height, textSize } = display
    const where = `${name} in ${colours} colours at ${width} × ${height} px, text ${textSize}`
    await setUp(page, display)
    const ignoredRules = [
      // axe reads the colours that the site asked for, not those that the customer forced.
      ...(colours === 'forced' ? rules.colours.values : []),
      ...(isDialog && (width < 1280 || textSize !== '100%') ? misjudgedInDialogs : []),
    ]
    expect.soft(await violations(page, rules.all, ignoredRules), where).toEqual([])
    expect.soft(await overflow(page), where).toBeLessThanOrEqual(0)
    expect.soft(await cutTexts(page), where).toEqual([])
    expect.soft(await overlappingTexts(page), where).toEqual([])
    const broken = (await brokenWords(page)).filter((word) => !organizationNames.includes(word))
    expect.soft(broken, where).toEqual([])
    if (colours === 'forced') expect.soft(await unmarked(page), where).toEqual([])
  }
  await setUp(page, usual)
}

async function setUp(page: Page, { colours, width, height, textSize }: Display): Promise<void> {
  await page.emulateMedia({
    forcedColors: colours === 'forced' ? 'active' : 'none',
    colorScheme: colours === 'day' ? 'light' : 'dark',
  })
  await page.evaluate((size) => (document.documentElement.style.fontSize = size), textSize)
  await resize(page, width, height)
}

/** Texts in a weight that no face of their font has: the browser would make it up. And fonts that the view loaded for more than Portuguese. */
const withoutFace = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const unquoted = (family = '') => family.replaceAll(/["']/g, '').trim()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const wrong = new Set<string>()
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.parentElement || !text.nodeValue?.trim()) continue
      const { fontFamily, fontWeight } = getComputedStyle(text.parentElement)
      const family = unquoted(fontFamily.split(',')[0])
      const ranges = [...document.fonts]
        .filter((face) => unquoted(face.family) === family)
        .map(({ weight }) => weight.split(' ').map(Number))
      const has = ([least = 0, most = least]: readonly number[]) =>
        Number(fontWeight) >= least && Number(fontWeight) <= most
      if (ranges.length > 0 && !ranges.some(has)) wrong.add(`${text.nodeValue}: ${family} ${fontWeight}`)
    }
    for (const { family, status, unicodeRange } of document.fonts)
      if (status === 'loaded' && unicodeRange.startsWith('U+A1')) wrong.add(`more than Portuguese: ${family}`)
    return [...wrong]
  })

/** What is chosen among others, a tab or a link of the tab bar, and has their look. */
const unmarked = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[aria-selected=true], nav [aria-current=page]')].flatMap((chosen) => {
      const others = [...(chosen.parentElement?.children ?? [])].filter((other) => other !== chosen)
      const surface = (element: Element) => getComputedStyle(element).backgroundColor
      return others.some((other) => surface(other) === surface(chosen)) ? [chosen.textContent ?? ''] : []
    }),
  )
