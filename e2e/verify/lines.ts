import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { workspace } from '../site/build-site.ts'
import { testsOfLines, withoutLines } from './coverage.ts'
import { runProgram } from './run-program.ts'
import { readSpecification } from './spec-lines.ts'
import { resultsOfPlaywright } from './test-results.ts'

/* `pnpm lines`: the specification's lines, each with the tests that name it, of `npm test`. It asks the runners for their lists; nothing runs. */

async function listed(
  program: string,
  parameters: readonly string[],
  file: string,
  environment: NodeJS.ProcessEnv = {},
): Promise<unknown> {
  const { passed, output } = await runProgram(program, parameters, environment)
  if (!passed) throw new Error(output)
  const list: unknown = JSON.parse(readFileSync(file, 'utf8'))
  rmSync(file)
  return list
}

const list = join(tmpdir(), `tests-${process.pid}`)
const [unit, browser] = await Promise.all([
  listed(
    'node_modules/.bin/vitest',
    ['list', `--json=${list}.unit`, '--no-static-parse', '--exclude=**/*.full.test.ts'],
    `${list}.unit`,
  ),
  listed('e2e/node_modules/.bin/playwright', ['test', '-c', 'e2e', '--list'], `${list}.browser`, {
    SUITE: 'test',
    BROWSER_REPORT: `${list}.browser`,
  }),
])
const tests = [
  ...(unit as readonly { name: string; file: string }[]).map(({ name, file }) => ({
    title: name,
    file: relative(workspace, file),
  })),
  ...resultsOfPlaywright(browser, workspace),
]
for (const { id, statement, tests: proofs } of testsOfLines(readSpecification(), tests).lines) {
  console.log(`${id}  ${statement}`)
  for (const { title, file } of proofs) console.log(`      ${withoutLines(title)} (${file})`)
}
