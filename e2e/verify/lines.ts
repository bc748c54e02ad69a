import { mkdtempDisposableSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { unitTestsOf } from '../kit/suite.ts'
import { workspace } from '../site/parts.ts'
import { runProgram } from './run-program.ts'
import { readSpecification, testsOfLines, withoutLines } from './spec-lines.ts'
import { resultsOfPlaywright } from './test-results.ts'

/* `pnpm lines`: the specification's lines, each with the tests that name it, of `npm test`. It asks the runners for their lists; nothing runs. */
using directory = mkdtempDisposableSync(join(tmpdir(), 'lists-'))
const [unitList, browserList] = [join(directory.path, 'unit.json'), join(directory.path, 'browser.json')]
const unitOptions = [`--json=${unitList}`, '--no-static-parse', ...unitTestsOf('test')]
const ended = await Promise.all([
  runProgram('node_modules/.bin/vitest', ['list', ...unitOptions]),
  runProgram('e2e/node_modules/.bin/playwright', ['test', '-c', 'e2e', '--list'], {
    SUITE: 'test',
    BROWSER_REPORT: browserList,
  }),
])
for (const { passed, output } of ended) if (!passed) throw new Error(output)

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
const unit = (read(unitList) as readonly { readonly name: string; readonly file: string }[]).map(({ name, file }) => ({
  title: name,
  file: relative(workspace, file),
}))
const tests = [...unit, ...resultsOfPlaywright(read(browserList), workspace)]
for (const { id, statement, tests: proofs } of testsOfLines(readSpecification(), tests)) {
  console.log(`${id}  ${statement}`)
  for (const { title, file } of proofs) console.log(`      ${withoutLines(title)} (${file})`)
}
