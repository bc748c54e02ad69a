import { appendFileSync, copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect } from '@playwright/test'
import type { Scenes } from '../kit/scenes.ts'
import type { Scenario } from 'shared/scenarios'
import { draw } from './draw.ts'
import { pictureTest as test } from './picture-test.ts'
import { inRoom, type Result } from './report.ts'
import { readStates, type PicturedState } from './states.ts'

const { checkout, results } = inRoom()
const wanted = process.env.PICTURES_WANTED?.split(',').filter(Boolean) ?? []

for (const state of await readStates(checkout, wanted)) {
  const { name, before: former, now: present } = state
  if (!former || !present) continue
  test(name, async ({ before, now }) => {
    const pictures = { before: await picture(before, state, former), now: await picture(now, state, present) }
    const problem = (['before', 'now'] as const)
      .flatMap((side) => pictures[side].problem?.replace(/^/, `${side}: `) ?? [])
      .join('; ')
    const { drawn } = pictures.before
    const isSame = drawn.equals(pictures.now.drawn) || isNearly(name, drawn, pictures.now.drawn)
    const result: Result = problem
      ? { name, kind: 'not compared', problem }
      : { name, kind: isSame ? 'same' : 'differs' }
    appendFileSync(results, `${JSON.stringify(result)}\n`)
  })
}

/** What a side shows; where it does not get to the state, what it shows instead. */
async function picture(
  scenes: Scenes,
  state: PicturedState,
  scenario: Scenario,
): Promise<{ drawn: Buffer; problem?: string }> {
  try {
    await scenes.show(scenario, state.picture)
    return { drawn: await draw(scenes.page) }
  } catch (failure) {
    return { drawn: await scenes.page.screenshot(), problem: String(failure).split('\n')[0] ?? '' }
  }
}

/** Whether two pictures differ by nothing to speak of; if not, both are kept, and their difference. */
function isNearly(name: string, before: Buffer, now: Buffer): boolean {
  const info = test.info()
  const file = (end = '') => info.snapshotPath(...`${name}${end}.png`.split('/'))
  mkdirSync(dirname(file()), { recursive: true })
  writeFileSync(file(), before)
  try {
    // As many as an edge that falls between two pixels. A lost icon has more.
    expect(now).toMatchSnapshot(`${name}.png`.split('/'), { maxDiffPixels: 10, threshold: 0.01 })
    return true
  } catch {
    writeFileSync(file('.now'), now)
    const drawn = info.attachments.find(({ name: of }) => of.endsWith('-diff.png'))?.path
    if (drawn) copyFileSync(drawn, file('.difference'))
    return false
  }
}
