import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { branchPoint } from '../repository/checkout.ts'
import { releaseStore } from 'shell/cli/workspace'
import { refuseUnfitBuilds } from 'shell/store'
import { messageOf } from 'shell/store/problems'
import { openStore } from 'shell/store/store'
import { partNames, workspace } from '../site/parts.ts'
import { filtersFor } from './select-packages.ts'

/*
 * `pnpm check [part …] [--shard 1/4]`: whether parts may be released. Each part has a `check` script; pnpm says which parts depend on a
 * changed one. Without names: what differs from where the branch left `origin/main` (or `main`), committed or not, and the documents.
 * Then it says whether these parts, together, fit what RELEASE_STORE (else shell/.site) serves.
 * Exit code: 0; 1 if something failed; 2 if the command line is wrong.
 */
const parts: readonly string[] = ['shared', ...partNames, 'e2e']
/** The pnpm that runs this script, which may be in no folder of PATH. */
const pnpm = process.env.npm_execpath ?? 'pnpm'
const usage = `usage: pnpm check [--shard 1/4] [part …], with the parts ${parts.join(', ')}`
const documents = ['exec', 'vitest', 'run', '--project', 'e2e', 'e2e/repository/documents.test.ts']

function readCommandLine() {
  try {
    const options = { shard: { type: 'string', default: '1/1' } } as const
    const { values, positionals: names } = parseArgs({ allowPositionals: true, options })
    const [, shard = 0, shards = 0] = (/^(\d+)\/(\d+)$/.exec(values.shard) ?? []).map(Number)
    if (shard >= 1 && shard <= shards && names.every((name) => parts.includes(name)))
      return { names, isMine: (_: unknown, index: number) => index % shards === shard - 1 }
  } catch {
    // There is no such option.
  }
  console.error(usage)
  return process.exit(2)
}

/** @returns nothing if it fails */
function linesOf(program: string, ...parameters: readonly string[]): readonly string[] | undefined {
  const { status, stdout } = spawnSync(program, parameters, { cwd: workspace, encoding: 'utf8' })
  return status === 0 ? stdout.split('\n').filter(Boolean) : undefined
}

/** What changed, as pnpm's filters. Without a commit to compare with, everything has changed. */
function filtersOfChange(): readonly string[] {
  const { main, commit = '' } = branchPoint() ?? {}
  console.log(main ? `compared with ${main}, at ${commit.slice(0, 12)}` : 'there is no origin/main and no main')
  const changed = main && linesOf('git', 'diff', '--name-only', '--no-renames', commit)
  const added = linesOf('git', 'ls-files', '--others', '--exclude-standard')
  return changed && added ? filtersFor([...changed, ...added]) : ['*']
}

function selectedBy(filters: readonly string[]): readonly string[] {
  if (filters.length === 0) return []
  const listed = linesOf(pnpm, ...filters.flatMap((filter) => ['--filter', filter]), 'list', '--depth', '-1', '--json')
  if (!listed) throw new Error('pnpm cannot list the packages')
  const found = new Set((JSON.parse(listed.join('')) as readonly { name: string }[]).map(({ name }) => name))
  return parts.filter((part) => found.has(part))
}

const { names, isMine } = readCommandLine()
const named = names.map((name) => (name === 'shared' ? '...shared' : name))
const selected = names.length > 0 ? selectedBy(named) : ['documents', ...selectedBy(filtersOfChange())]
const checks = selected.filter(isMine)
console.log(`checked: ${checks.join(', ') || 'nothing'}`)
const red = checks.filter((name) => {
  console.log(`\n── ${name}`)
  const command = name === 'documents' ? documents : ['--filter', name, 'run', 'check']
  return spawnSync(pnpm, command, { cwd: workspace, stdio: 'inherit' }).status !== 0
})
if (!(await fitTogether())) red.push('fit to what is served')
console.log(red.length > 0 ? `\nnot green: ${red.join(', ')}` : `\nall is green: ${checks.join(', ') || 'nothing'}`)
process.exitCode = red.length > 0 ? 1 : 0

/** Whether the parts, all together, fit what the store serves: so `publish` takes them. */
async function fitTogether(): Promise<boolean> {
  const built = partNames.filter((part) => checks.includes(part) && !red.includes(part))
  if (built.length === 0) return true
  try {
    const isServed = await refuseUnfitBuilds(openStore(releaseStore), workspace, built)
    const verdict = isServed ? `all fits what ${releaseStore} serves` : `${releaseStore} serves nothing to compare with`
    console.log(`\n${built.join(', ')}: ${verdict}`)
    return true
  } catch (failure) {
    console.log(`\n${messageOf(failure)}`)
    return false
  }
}
