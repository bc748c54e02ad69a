import type { ScenarioStep } from 'shared/scenarios'
import { qaMessages } from './qa-messages.ts'
import { changePlatform, newestCode } from './scene.ts'
import { findTarget, loseNetwork, returnAfter } from './scene-in-page.ts'

/** How long a step's control may take before the page says that this version lacks it. It is waited for on. */
const patienceMs = 5000

/** Does a scenario's steps on the page, each as soon as its control is there. */
export async function play(steps: readonly ScenarioStep[]): Promise<void> {
  // Above a dialog, which would cover the panel.
  const told = document.createElement('output')
  told.popover = 'manual'
  document.body.append(told)
  for (const step of steps) {
    const late = setTimeout(() => {
      told.textContent = qaMessages.unplayable(targetOf(step))
      told.showPopover()
    }, patienceMs)
    await playStep(step)
    clearTimeout(late)
    told.hidePopover()
  }
}

function targetOf(step: ScenarioStep): string {
  if ('press' in step) return qaMessages.button(step.press)
  if ('see' in step) return qaMessages.text(step.see)
  if ('choose' in step) return qaMessages.field(step.choose)
  return 'fill' in step ? qaMessages.field(step.fill) : qaMessages.platform
}

async function playStep(step: ScenarioStep): Promise<void> {
  if ('change' in step) return changePlatform(step.change)
  if ('offline' in step) return loseNetwork()
  if ('returnAfterMs' in step) return returnAfter(step.returnAfterMs)
  const target = await appeared(step)
  if ('press' in step) return target.click()
  if ('choose' in step) return chooseOption(target, step.option)
  if ('fill' in step) fill(target, 'with' in step ? step.with : await newestCode(step.withCodeFor))
}

/** Waits for what comes with a file or a response. */
async function appeared(step: ScenarioStep): Promise<HTMLElement> {
  for (;;) {
    const found = findTarget(step)
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

function chooseOption(field: HTMLElement, text: string): void {
  if (!(field instanceof HTMLSelectElement)) return
  const option = [...field.options].find(({ label }) => label === text)
  if (!option) throw new Error(`no option ${text}`)
  field.value = option.value
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** As typing does: React notices a value that is set by the prototype's own setter, and the event. */
function fill(field: HTMLElement, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
