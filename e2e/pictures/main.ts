import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempDisposableSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { partsIn, publishAndServe } from 'shell/store'
import { branchPoint, git, runPnpm } from '../repository/checkout.ts'
import { buildParts } from '../site/build-parts.ts'
import { workspace } from '../site/parts.ts'
import { inRoom, reportFolder, writeReport, type Result } from './report.ts'
import { readStates } from './states.ts'

/*
 * `pnpm pictures [mf-x | scenario …] [--against commit]`: draws each state of this checkout and of another commit, by default the one where the branch left
 * `main`, in the same browser, and shows what differs. `pnpm pictures --documents` draws docs/pictures anew instead. Exit code: 0 if nothing
 * differs, 1 for what does, 2 if a state of both sides was not compared, or for a wrong argument.
 */
/** @throws if git knows no such commit */
function otherCommit(named: string | undefined): string {
  const commit = named === undefined ? branchPoint()?.commit : git('rev-parse', '--verify', `${named}^{commit}`)
  if (commit !== undefined) return commit
  throw new Error('git knows no branch "main" to compare with: name a commit, --against COMMIT')
}

async function build(directory: string, store: string): Promise<void> {
  const parts = partsIn(directory)
  await buildParts(parts, directory)
  await publishAndServe({ store, workspace: directory, parts, compressed: false })
}

/** @param spec which of the tests beside this file */
function runTests(spec: string, environment: NodeJS.ProcessEnv): number | null {
  const words = ['test', '--config', join(import.meta.dirname, 'playwright.config.ts'), spec]
  const options = { env: { ...process.env, ...environment }, stdio: 'inherit' } as const
  return spawnSync(join(workspace, 'e2e/node_modules/.bin/playwright'), words, options).status
}

async function drawDocuments(room: string): Promise<number> {
  await build(workspace, inRoom(room).stores.now)
  return runTests('documents.spec.ts', { PICTURES_ROOM: room }) === 0 ? 0 : 2
}

async function compare(room: string, commit: string, wanted: readonly string[]): Promise<number> {
  const { checkout, stores, results: file } = inRoom(room)
  git('worktree', 'add', '--detach', checkout, commit)
  try {
    runPnpm(checkout, 'install', '--frozen-lockfile', '--prefer-offline')
    const states = await readStates(checkout, wanted)
    await build(checkout, stores.before)
    await build(workspace, stores.now)
    rmSync(reportFolder, { recursive: true, force: true })
    runTests('pictures.spec.ts', { PICTURES_ROOM: room, PICTURES_WANTED: wanted.join() })
    const seen = readResults(file)
    const results = states.map(({ name, before, now }): Result => {
      if (!before || !now) return { name, kind: before ? 'lost' : 'new' }
      return seen.get(name) ?? { name, kind: 'not compared', problem: 'the run ended before' }
    })
    return await showResults(commit.slice(0, 12), results)
  } finally {
    git('worktree', 'remove', '--force', checkout)
  }
}

/** The last result of each state that was looked at. */
function readResults(file: string): ReadonlyMap<string, Result> {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
  return new Map(lines.map((line) => JSON.parse(line) as Result).map((result) => [result.name, result]))
}

/** Prints what came of the states, and where to look at what differs. @returns the exit code */
async function showResults(commit: string, results: readonly Result[]): Promise<number> {
  const kinds = ['same', 'differs', 'new', 'lost', 'not compared'] as const
  const named = (kind: Result['kind']) => results.filter((result) => result.kind === kind).map(({ name }) => name)
  console.log(`\nagainst ${commit}: ${kinds.map((kind) => `${named(kind).length} ${kind}`).join(', ')}`)
  for (const kind of kinds.slice(1)) if (named(kind).length > 0) console.log(`${kind}: ${named(kind).join(' ')}`)
  const worth = results.filter(({ kind }) => kind === 'differs' || kind === 'not compared')
  if (worth.length > 0) console.log(await writeReport(commit, worth))
  return worth.some(({ kind }) => kind === 'not compared') ? 2 : worth.length > 0 ? 1 : 0
}

using room = mkdtempDisposableSync(join(tmpdir(), 'pictures-'))
// What runs ends by itself, and then everything is removed.
process.on('SIGINT', () => undefined)
try {
  const { values, positionals } = parseArgs({
    options: { against: { type: 'string' }, documents: { type: 'boolean' } },
    allowPositionals: true,
  })
  process.exitCode = await (values.documents
    ? drawDocuments(room.path)
    : compare(room.path, otherCommit(values.against), positionals))
} catch (failure) {
  console.error(`pnpm pictures: ${failure instanceof Error ? failure.message : String(failure)}`)
  process.exitCode = 2
}
