import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { branchPoint } from '../repository/checkout.ts'
import { partNames, workspace } from '../site/parts.ts'
import { filtersFor } from './select-packages.ts'

/*
 * `pnpm check [part …] [--shard 1/4]`: whether parts may be released. Each part has a `check` script; pnpm says which parts depend on a
 * changed one. Without names: what differs from where the branch left `origin/main` (or `main`), committed or not, and the documents.
 * Exit code: 0; 1 if something failed; 2 if the command line is wrong.
 */
const parts: readonly string[] = ['shared', ...partNames, 'e2e']
/** The pnpm that runs this script, which may be in no folder of PATH. */
const pnpm = process.env.npm_execpath ?? 'pnpm'
const usage = `usage: pnpm check [--shard 1/4] [part …], with the parts ${parts.join(', ')}`
const documents = ['exec', 'vitest', 'run', '--project', 'e2e', 'e2e/repository/documents.test.ts']

function readCommandLine() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { shard: { type: 'string', default: '1/1' } },
    })
    const [shard = 0, shards = 0] = /^\d+\/\d+$/.test(values.shard) ? values.shard.split('/').map(Number) : []
    if (shard < 1 || shard > shards || positionals.some((name) => !parts.includes(name)))
      throw new Error('no such part or shard')
    return { names: positionals, isMine: (_: unknown, index: number) => index % shards === shard - 1 }
  } catch {
    console.error(usage)
    return process.exit(2)
  }
}

/** @returns nothing if it fails */
function linesOf(program: string, ...parameters: readonly string[]): readonly string[] | undefined {
  const { status, stdout } = spawnSync(program, parameters, { cwd: workspace, encoding: 'utf8' })
  return status === 0 ? stdout.split('\n').filter(Boolean) : undefined
}

/** What changed, as pnpm's filters. Without a commit to compare with, everything has changed. */
function filtersOfChange(): readonly string[] {
  const base = branchPoint()
  console.log(
    base
      ? `compared with ${base.main}, at ${base.commit.slice(0, 12)}`
      : 'there is no origin/main and no main to compare with',
  )
  const changed = base && linesOf('git', 'diff', '--name-only', '--no-renames', base.commit)
  const added = linesOf('git', 'ls-files', '--others', '--exclude-standard')
  return changed && added ? filtersFor([...changed, ...added]) : ['*']
}

function selectedBy(filters: readonly string[]): readonly string[] {
  if (filters.length === 0) return []
  const listed = linesOf(pnpm, ...filters.flatMap((filter) => ['--filter', filter]), 'list', '--depth', '-1', '--json')
  if (!listed) throw new Error('pnpm cannot list the packages')
  const names = new Set((JSON.parse(listed.join('')) as readonly { name: string }[]).map(({ name }) => name))
  return parts.filter((part) => names.has(part))
}

const { names, isMine } = readCommandLine()
const selected = selectedBy(
  names.length > 0 ? names.map((name) => (name === 'shared' ? '...shared' : name)) : filtersOfChange(),
)
const checks = [...(names.length > 0 ? [] : ['documents']), ...selected].filter(isMine)
console.log(`checked: ${checks.join(', ') || 'nothing'}`)
const red = checks.filter((name) => {
  console.log(`\n── ${name}`)
  return (
    spawnSync(pnpm, name === 'documents' ? documents : ['--filter', name, 'run', 'check'], {
      cwd: workspace,
      stdio: 'inherit',
    }).status !== 0
  )
})
console.log(
  red.length > 0 ? `\nnot green: ${red.join(', ')}` : `\nall is green: ${checks.join(', ') || 'nothing to check'}`,
)
process.exitCode = red.length > 0 ? 1 : 0
