import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readReport } from '../verify/test-results.ts'
import { readMutationReport, type MutationRun } from './mutation-report.ts'
import type { RuleFolder } from './rule-folders.ts'
import type { RunInCopy } from './workspace-copy.ts'

/** Stryker failed, or the tests that it runs before it changes anything. */
export class RulesNotTested extends Error {
  override readonly name = 'RulesNotTested'
}

/**
 * Has Stryker change a folder's rules, one place at a time, and run the tests beside them.
 * @param directory a copy of the workspace, whose files Stryker changes
 * @throws {RulesNotTested}
 */
export async function testRules({ folder, files }: RuleFolder, directory: string, run: RunInCopy): Promise<MutationRun> {
  const report = `test-results/mutants-${folder.replaceAll('/', '-')}.json`
  const settings = join(directory, 'stryker.config.json')
  writeFileSync(settings, JSON.stringify(strykerSettings(folder, files, report)))
  const { said } = await run('e2e/node_modules/.bin/stryker', ['run', settings])
  const outcome = readReport(join(directory, report), readMutationReport)
  if (!outcome) throw new RulesNotTested(`${folder}: Stryker gave no report\n${said.trim().split('\n').slice(-20).join('\n')}`)
  return outcome
}

function strykerSettings(folder: string, files: readonly string[], report: string): object {
  const inFolder = (pattern: string) => (pattern.startsWith('!') ? `!${folder}/${pattern.slice(1)}` : `${folder}/${pattern}`)
  return {
    // The copy may be broken; a sandbox would be a copy of the copy.
    inPlace: true,
    mutate: [...files.map(inFolder), `!${folder}/*.test.ts`],
    plugins: ['./e2e/node_modules/@stryker-mutator/vitest-runner/dist/src/index.js'],
    testRunner: 'vitest',
    vitest: { configFile: `${folder.split('/')[0]}/vitest.config.ts`, dir: folder, related: false },
    coverageAnalysis: 'perTest',
    concurrency: 2,
    reporters: ['json'],
    jsonReporter: { fileName: report },
    allowConsoleColors: false,
  }
}
