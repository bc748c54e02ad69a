import type { DeviceState, ScenarioStep } from 'shared/scenarios'
import { signedInHint } from '../../contract/signed-in-hint.ts'
import { fillStorage, refuseUses } from './scene-in-page.ts'

/** A scenario as the QA server has prepared it for this page: the platform is ready, and this is what remains to be done in the browser. */
export interface Scene {
  readonly local: Readonly<Record<string, string>>
  readonly session: Readonly<Record<string, string>>
  readonly refuses: NonNullable<DeviceState['refuses']>
  readonly isSignedIn: boolean
  readonly steps: readonly ScenarioStep[]
}

/** What the address says, and what it could say instead. */
export interface SceneChoices {
  readonly remote: string
  readonly version: string
  /** A scenario's name that the address has and nobody knows any more: one whose name begins like it is open. */
  readonly former?: string | undefined
  /** Whether organisation and customer are the scenario's own; with others its state may not be met. */
  readonly isOwn: boolean
  /** The address's parameters that a tester may choose, each with its values and what they are called. */
  readonly fields: readonly {
    readonly name: string
    readonly label: string
    readonly value: string
    readonly options: readonly (readonly [value: string, label: string])[]
  }[]
}

/** Has the QA server reset the platform for the scenario of this page's address. @throws if it could not */
export async function prepareScene(): Promise<{ readonly scene: Scene; readonly choices: SceneChoices }> {
  const response = await fetch(`/qa/scene${location.search}`, { method: 'POST' })
  if (!response.ok) throw new Error(`no scene: ${response.status} ${await response.text()}`)
  return (await response.json()) as Awaited<ReturnType<typeof prepareScene>>
}

/** The newest code that the platform has sent to a phone. @throws if there is none */
export async function newestCode(phone: string): Promise<string> {
  const response = await fetch(`/qa/code?${new URLSearchParams({ phone })}`)
  if (!response.ok) throw new Error(`no code for ${phone}`)
  return response.text()
}

/** Changes the platform while the scenario plays. */
export async function changePlatform(change: object): Promise<void> {
  const response = await fetch('/qa/change', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(change),
  })
  if (!response.ok) throw new Error(`the platform refuses: ${await response.text()}`)
}

/** Makes this browser a device that has exactly what the scene says. Call it before anything reads the storage. */
export function prepareDevice(scene: Scene): void {
  fillStorage(scene)
  refuseUses(scene.refuses)
  signedInHint.set(scene.isSignedIn)
}
