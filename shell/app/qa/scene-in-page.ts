import type { DeviceState, ScenarioStep } from 'shared/scenarios'

/*
 * What a scenario finds and does in a page. The QA page calls these functions; tests and pictures have them run in the page of any
 * build (`e2e/kit/play-steps.ts`). So each needs nothing around it.
 */

/**
 * The control, field or text of a step, in the topmost dialog or else the site, once it is seen. A control is meant by its name, or by what
 * its name begins with. A button is found before a tab of the same name, which leads to the button's form.
 */
export function findTarget(step: ScenarioStep): HTMLElement | undefined {
  const surface = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.getElementById('root') ?? document
  const isSeen = (element: Element) => element.getClientRects().length > 0
  const seen = <Found extends HTMLElement>(kind: string) => [...surface.querySelectorAll<Found>(kind)].filter(isSeen)
  const textOf = ({ textContent }: Element) => (textContent ?? '').replaceAll(/\s+/g, ' ').trim()
  const nameOf = (control: Element) => control.ariaLabel ?? textOf(control)
  const labelled = (kind: string, label: string) =>
    seen<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(kind).find(({ labels }) =>
      [...(labels ?? [])].some((found) => textOf(found) === label),
    )
  if ('press' in step) {
    const controls = ['button:not([role])', 'a[href]:not([role])', '[role=tab]']
      .flatMap((kind) => seen(kind))
      .filter((control) => !control.matches(':disabled, [aria-disabled=true]'))
    const named = controls.find((control) => nameOf(control) === step.press)
    return named ?? controls.find((control) => nameOf(control).startsWith(step.press))
  }
  if ('see' in step) {
    const says = (element: Element) => textOf(element).includes(step.see)
    return seen('*').find((element) => says(element) && ![...element.children].some(says))
  }
  if ('choose' in step) return labelled('select', step.choose)
  return 'fill' in step ? labelled('input, textarea', step.fill) : undefined
}

/** What a browser says when its network goes, and how it fails at the site's own server. The platform's faults take its connection. */
export function loseNetwork(): void {
  globalThis.fetch = () => Promise.reject(new TypeError('no network'))
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
  dispatchEvent(new Event('offline'))
}

/** What a page notices of a visit to another tab: both its clocks have gone on when it is visible again. */
export function returnAfter(ms: number): void {
  for (const clock of [Date, performance]) {
    const now = clock.now.bind(clock)
    clock.now = () => now() + ms
  }
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

/** What the device keeps, and nothing else. */
export function fillStorage({ local = {}, session = {} }: DeviceState): void {
  for (const [storage, entries] of [
    [localStorage, local],
    [sessionStorage, session],
  ] as const) {
    storage.clear()
    for (const [name, value] of Object.entries(entries)) storage.setItem(name, value)
  }
}

/** As a browser refuses what its settings do not allow. */
export function refuseUses(refused: NonNullable<DeviceState['refuses']>): void {
  const value = () => Promise.reject(new DOMException('refused by the scenario', 'NotAllowedError'))
  if (refused.includes('copy')) Object.defineProperty(navigator.clipboard, 'writeText', { value })
  if (refused.includes('share')) Object.defineProperty(navigator, 'share', { value })
}
