import type { ScenarioStep } from './scenario.ts'

/** Does these steps on the page, once, each as soon as its control is there: before React has run the control's effects. */
export async function act(steps: readonly ScenarioStep[]): Promise<void> {
  for (const step of steps) {
    if ('press' in step) (await appeared(() => button(step.press))).click()
    else fill(await appeared(() => field(step.fill)), step.with)
  }
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

/** The topmost dialog, or the page. */
const surface = (): ParentNode => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document

/** By its name. A tab is no button: it may have the same name as what sends its form. */
const button = (name: string | RegExp) =>
  [...surface().querySelectorAll<HTMLButtonElement>('button:not([role])')].find(({ ariaLabel, textContent }) => isNamed(name, ariaLabel ?? textContent))

const isNamed = (name: string | RegExp, text: string) => (typeof name === 'string' ? text === name : name.test(text))

const field = (label: string) =>
  [...surface().querySelectorAll('input')].find(({ labels }) => [...(labels ?? [])].some(({ textContent }) => textContent === label))

/** As typing does: React notices a value that is set by the prototype's own setter, and the event. */
function fill(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
