import { join } from 'node:path'
import { findChromium } from '../browser/find-chromium.ts'
import { workspace } from '../site/build-site.ts'
import { changedFiles } from './changed-files.ts'
import { openGreenRuns } from './green-runs.ts'
import { partsHere, readParts, UsageProblem } from './parts.ts'
import { selectParts, type SelectedPart } from './select-parts.ts'
import { readSharedEntries } from './shared-entries.ts'
import { cache, stagesOf, type Stage } from './stages.ts'
import { partNames } from '../site/parts.ts'

/*
 * `pnpm check [part …]`: whether parts may be released. Without names, those that differ from `main` and those that depend on them.
 * It does not repeat what was green for the same content. The last line says that all is safe to release, or what is not.
 * Exit code: 0; 1 if something failed; 2 if it could not find out.
 */
const names = process.argv.slice(2)
const here = partsHere()
const green = openGreenRuns(join(cache, 'green-runs.json'))

async function check(): Promise<number> {
  const entries = readSharedEntries(workspace, here)
  const selected: readonly SelectedPart[] =
    names.length > 0 ? readParts(names).map((part) => ({ part, because: ['asked for'] })) : selectParts(changedFiles(), here, entries)
  tellSelection(selected)
  if (selected.length > 0) findChromium()

  const stages = selected.map(({ part }) => stagesOf(part, here, entries))
  const [quick, builds] = await Promise.all([runAll(stages.flatMap((part) => part.quick)), runAll(unique(stages.flatMap((part) => part.builds)))])
  const built = stages.flatMap((part) => part.built)
  if (builds.length > 0) for (const stage of built) console.log(`–  ${nameOf(stage)}: not run, since a build failed`)
  const failed = [...quick, ...builds, ...(builds.length > 0 ? [] : await runAll(built))]

  const released = partNames.filter((name) => selected.some(({ part }) => part === name))
  if (failed.length > 0) console.log(`\nnot safe to release: ${failed.join(', ')}`)
  else console.log(released.length > 0 ? `\nsafe to release: ${released.join(', ')}` : '\nnothing to release; what was checked is green')
  return failed.length > 0 ? 1 : 0
}

function tellSelection(selected: readonly SelectedPart[]): void {
  for (const { part, because } of selected) console.log(`${part}: ${because.join(', ')}`)
  const left = here.filter((part) => selected.every((other) => other.part !== part))
  if (left.length > 0) console.log(`left out, ${names.length > 0 ? 'not asked for' : 'nothing changed that concerns them'}: ${left.join(', ')}`)
  console.log('')
}

/** A build that several parts need is made once. */
const unique = (stages: readonly Stage[]): readonly Stage[] => [...new Map(stages.map((stage) => [nameOf(stage), stage])).values()]

const nameOf = ({ part, title }: Stage): string => `${part} ${title}`

/** Runs stages in their order; a failed stage does not stop the others. @returns the names of those that failed */
async function runAll(stages: readonly Stage[]): Promise<readonly string[]> {
  const failed: string[] = []
  for (const stage of stages) if (!(await run(stage))) failed.push(nameOf(stage))
  return failed
}

async function run(stage: Stage): Promise<boolean> {
  const name = nameOf(stage)
  // Read before the stage runs: it does not cover a later edit.
  const inputs = stage.inputs()
  const content = () => [inputs, stage.outputs?.() ?? ''].join(' ')
  if (green.isGreen(name, content())) {
    console.log(`–  ${name}: green before, and nothing of it changed`)
    return true
  }
  green.forget(name)
  const startedAt = performance.now()
  const { passed, said } = await stage.run()
  console.log(`${passed ? '✓' : '✗'}  ${name}, ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
  if (passed) green.keep(name, content())
  else console.error(said)
  return passed
}

try {
  process.exitCode = await check()
} catch (failure) {
  // A usage problem is one line; anything else is a defect of this command.
  if (!(failure instanceof UsageProblem)) throw failure
  console.error(`pnpm check: ${failure.message}`)
  process.exitCode = 2
}
