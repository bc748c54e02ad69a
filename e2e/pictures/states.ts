import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { remotesIn } from 'shell/release'
import type { RemoteName } from 'shared/federation'
import type { Scenario } from 'shared/scenarios'
import { readScenarios } from '../qa/known.ts'
import { picturesOf, type ScenePicture } from '../qa/scene-pictures.ts'
import { workspace } from '../site/parts.ts'

/** A picture of a scenario, and what each side says of that scenario. */
export interface PicturedState {
  /** `mf-home/inicio-320`. */
  readonly name: string
  readonly remote: RemoteName
  readonly picture: ScenePicture
  /** Undefined if the state is new. */
  readonly before: Scenario | undefined
  /** Undefined if the state is lost. */
  readonly now: Scenario | undefined
}

/**
 * The states of this checkout and of another one.
 * @param wanted remotes, scenarios or pictures; all if empty
 */
export async function readStates(checkout: string, wanted: readonly string[]): Promise<readonly PicturedState[]> {
  const states = new Map<string, PicturedState>()
  for (const remote of new Set([...remotesIn(workspace), ...remotesIn(checkout)])) {
    for (const [side, directory] of [
      ['before', checkout],
      ['now', workspace],
    ] as const) {
      if (!existsSync(join(directory, remote, 'scenarios/index.ts'))) continue
      for (const scenario of await readScenarios(remote, directory)) {
        for (const picture of picturesOf(scenario)) {
          const name = `${remote}/${picture.file}`
          if (wanted.length > 0 && ![remote, scenario.slug, name].some((word) => wanted.includes(word))) continue
          states.set(name, {
            before: undefined,
            now: undefined,
            ...states.get(name),
            name,
            remote,
            picture,
            [side]: scenario,
          })
        }
      }
    }
  }
  return [...states.values()]
}
