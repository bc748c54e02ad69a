import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { remotesIn } from 'shell/store'
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
  /** Absent if the state is new. */
  readonly before?: Scenario
  /** Absent if the state is lost. */
  readonly now?: Scenario
}

/** The states of both checkouts. @param wanted remotes, scenarios or pictures; all if empty @throws if one of them is unknown */
export async function readStates(checkout: string, wanted: readonly string[]): Promise<readonly PicturedState[]> {
  const states = new Map<string, PicturedState>()
  const known = new Set<string>()
  for (const [side, directory] of Object.entries({ before: checkout, now: workspace })) {
    for (const remote of remotesIn(directory)) {
      if (!existsSync(join(directory, remote, 'scenarios/index.ts'))) continue
      for (const scenario of await readScenarios(remote, directory)) {
        for (const picture of picturesOf(scenario)) {
          const name = `${remote}/${picture.file}`
          const words = [remote, scenario.slug, name]
          for (const word of words) known.add(word)
          if (wanted.length === 0 || words.some((word) => wanted.includes(word)))
            states.set(name, { ...states.get(name), name, remote, picture, [side]: scenario })
        }
      }
    }
  }
  const unknown = wanted.filter((word) => !known.has(word))
  if (unknown.length > 0) throw new Error(`unknown: ${unknown.join(', ')}`)
  return [...states.values()]
}
