import type { ScenarioStep } from 'shared/scenarios'
import { changePlatform, newestCode } from './scene.ts'

/** Does a scenario's steps on the page, each as soon as its control is there. */
export async function play(steps: readonly ScenarioStep[]): Promise<void> {
  for (const step of steps) await playStep(step)
}

async function playStep(step: ScenarioStep): Promise<void> {
  if ('press' in step) return (await appeared(() => control(step.press))).click()
  if ('see' in step) return void (await appeared(() => textNode(step.see)))
  if ('change' in step) return changePlatform(step.change)
  if ('offline' in step) return loseNetwork()
  if ('returnAfterMs' in step) return returnAfter(step.returnAfterMs)
  if ('choose' in step) return chooseOption(await appeared(() => labelled('select', step.choose)), step.option)
  const input = await appeared(() => labelled('input, textarea', step.fill))
  fill(input, 'with' in step ? step.with : await newestCode(step.withCodeFor))
}

/** Waits for what comes with a file or a response. */
async function appeared<Found>(find: () => Found | undefined): Promise<Found> {
  for (;;) {
    const found = find()
    if (found) return found
    await nextChange()
  }
}

/** The page's next change. */
const nextChange = () =>
  new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect()
      resolve()
    })
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  })

/** The topmost dialog, or the site. */
const surface = (): ParentNode =>
  [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.getElementById('root') ?? document

/** By its name, or what its name begins with. A button is found before a tab of the same name, which leads to the button's form. */
function control(name: string): HTMLElement | undefined {
  const controls = ['button:not([role])', 'a[href], [role=tab]'].flatMap((kind) => [
    ...surface().querySelectorAll<HTMLElement>(kind),
  ])
  const isEnabled = (found: HTMLElement) => !found.matches(':disabled, [aria-disabled=true]')
  const named = (matches: (text: string) => boolean) =>
    controls.find((found) => isEnabled(found) && matches(nameOf(found)))
  return named((text) => text === name) ?? named((text) => text.startsWith(name))
}

const nameOf = ({ ariaLabel, textContent }: HTMLElement): string => (ariaLabel ?? textContent).trim()

function textNode(text: string): Node | undefined {
  const walker = document.createTreeWalker(surface(), NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) if (walker.currentNode.textContent?.includes(text)) return walker.currentNode
  return undefined
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const labelled = (kind: string, label: string) =>
  [...surface().querySelectorAll<Field>(kind)].find(({ labels }) =>
    [...(labels ?? [])].some(({ textContent }) => textContent.trim() === label),
  )

function chooseOption(field: Field, text: string): void {
  if (!(field instanceof HTMLSelectElement)) return
  const option = [...field.options].find(({ label }) => label === text)
  if (!option) throw new Error(`no option ${text}`)
  field.value = option.value
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** As typing does: React notices a value that is set by the prototype's own setter, and the event. */
function fill(field: Field, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** What a browser says when its network goes, and how it fails at the site's own server. The platform's faults take its connection. */
function loseNetwork(): void {
  globalThis.fetch = () => Promise.reject(new TypeError('no network'))
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
  globalThis.dispatchEvent(new Event('offline'))
}

/** What a page notices of a visit to another tab: both its clocks have gone on when it is visible again. */
function returnAfter(ms: number): void {
  for (const clock of [Date, performance]) {
    const now = clock.now.bind(clock)
    clock.now = () => now() + ms
  }
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}
