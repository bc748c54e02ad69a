import { useEffect } from 'react'
import ProfileScreen from '../ProfileScreen.tsx'

/** What somebody does on the profile, by the names on the screen. */
export type Step = { readonly press: string } | { readonly fill: string; readonly with: string }

/** A scenario's screen: the profile after somebody has done these steps. Nothing of them is stored, so they have to be done. */
export function acting(...steps: readonly Step[]) {
  return function Acting() {
    useEffect(() => void act(steps), [])
    return <ProfileScreen />
  }
}

async function act(steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    if ('press' in step) (await appeared(() => button(step.press))).click()
    else fill(await appeared(() => field(step.fill)), step.with)
    await nextFrame()
  }
}

/** Waits for what comes with a file or a response. */
async function appeared<Found>(find: () => Found | undefined): Promise<Found> {
  for (;;) {
    const found = find()
    if (found) return found
    await nextFrame()
  }
}

const nextFrame = () => new Promise(requestAnimationFrame)

/** The topmost dialog, or the page. */
const surface = (): ParentNode => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document

const button = (name: string) => [...surface().querySelectorAll('button')].find(({ ariaLabel, textContent }) => (ariaLabel ?? textContent) === name)

const field = (label: string) =>
  [...surface().querySelectorAll('input')].find(({ labels }) => [...(labels ?? [])].some(({ textContent }) => textContent === label))

/** As typing does: React notices a value that is set by the prototype's own setter, and the event. */
function fill(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
