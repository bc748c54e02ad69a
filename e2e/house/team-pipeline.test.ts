import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { load } from 'js-yaml'
import { expect, test } from 'vitest'
import { remotePattern } from 'shared/federation'
import { remotesIn } from 'shell/release'
import { readCommand } from '../release/command-line.ts'
import { pnpmCommands } from './pnpm-commands.ts'

/* What a team's pipeline runs exists, and each folder has a team. `handbook.full.test.ts` runs the handbook's commands. */
const workspace = resolve(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(workspace, path), 'utf8')
const scriptsIn = (folder: string) => Object.keys((JSON.parse(read(`${folder}/package.json`)) as { scripts?: object }).scripts ?? {})

/** A checkout may lack the others. */
const remotes = remotesIn(workspace)

interface Workflow {
  readonly on: { readonly workflow_call?: { readonly inputs: Readonly<Record<string, { readonly type: string; readonly description: string }>> } }
  readonly permissions: object
  readonly jobs: Readonly<Record<string, { readonly 'runs-on': string; readonly 'timeout-minutes': number; readonly strategy?: { readonly matrix: object }; readonly steps: readonly Step[] }>>
}
interface Step {
  readonly name: string
  readonly id?: string
  readonly uses?: string
  readonly run?: string
  readonly env?: Readonly<Record<string, string>>
}

const workflows = readdirSync(join(workspace, '.github/workflows')).map((name) => `.github/workflows/${name}`)
const workflowOf = (path: string) => load(read(path)) as Workflow
const stepsOf = (path: string) => Object.values(workflowOf(path).jobs).flatMap(({ steps }) => steps)

test.each(workflows)('%s has jobs with a machine, a time limit and named steps', (path) => {
  const { jobs, permissions } = workflowOf(path)
  expect(permissions).toEqual({ contents: 'read' })
  expect(Object.keys(jobs).length).toBeGreaterThan(0)
  for (const job of Object.values(jobs)) expect(job).toMatchObject({ 'runs-on': expect.any(String) as string, 'timeout-minutes': expect.any(Number) as number })
  for (const step of stepsOf(path)) {
    expect(step.name).toMatch(/\S/)
    expect([step.name, ...['run', 'uses'].filter((key) => key in step)]).toHaveLength(2)
    if (step.uses !== undefined) expect(step.uses).toMatch(/^[\w-]+\/[\w-]+@v\d+$/)
  }
})

test.each(workflows)('%s uses only inputs, steps and shards that exist, and none inside a command', (path) => {
  const { on, jobs } = workflowOf(path)
  const inputs = on.workflow_call?.inputs ?? {}
  for (const { type, description } of Object.values(inputs)) expect([type, description]).toEqual([expect.stringMatching(/^(string|number|boolean)$/), expect.stringMatching(/\S/)])
  const steps = stepsOf(path)
  const shards = Object.values(jobs).flatMap(({ strategy }) => Object.keys(strategy?.matrix ?? {}))
  const known = new Set([...Object.keys(inputs).map((name) => `inputs.${name}`), ...shards.map((name) => `matrix.${name}`), ...steps.flatMap(({ id }) => (id === undefined ? [] : [`steps.${id}`]))])
  const used = [...read(path).matchAll(/\$\{\{ *((?:inputs|steps|matrix)\.\w+)/g)].map(([, name = '']) => name)
  expect(used.filter((name) => !known.has(name))).toEqual([])
  expect(used.length > 0).toBe(read(path).includes('${{'))
  // An input in a command could become a command.
  expect(steps.filter(({ run }) => run?.includes('${{'))).toEqual([])
})

const inWorkflows = workflows.flatMap((path) => stepsOf(path).flatMap(({ run = '' }) => pnpmCommands(run)))

test.each([...new Set(inWorkflows)])('pnpm %s exists', (line) => {
  const words = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word = '']) => quoted ?? word)
  if (words[0] === '--filter') {
    const [, part = '', script] = words
    for (const folder of part.startsWith('$') ? remotes : [part]) expect(scriptsIn(folder)).toContain(script)
  } else if (words[0] === 'release') {
    // The shell fills in variables.
    expect(() => readCommand(words.slice(1).map((word) => (word === '$PERCENT' ? '10' : word)))).not.toThrow()
  } else {
    expect(['install', ...scriptsIn('.')]).toContain(words[0])
  }
})

test('pnpm’s own words, quotes and comments do not hide a command', () => {
  expect(pnpmCommands('npx --yes pnpm@12.21.0 check "$REMOTE"\n# pnpm no\nx="$(pnpm release publish)"\npnpm --filter a build && pnpm b # why')).toEqual([
    'check "$REMOTE"',
    'release publish',
    '--filter a build',
    'b',
  ])
})

const owners = read('.github/CODEOWNERS')
  .split('\n')
  .map((line) => line.replace(/#.*/, '').trim())
  .filter(Boolean)
  .map((line) => line.split(/\s+/))
const folderOf = (pattern = '') => pattern.replaceAll(/^\/|\/$/g, '')

test('each line of CODEOWNERS names a folder that exists, and a team', () => {
  expect(owners.every(([, ...teams]) => teams.length > 0 && teams.every((team) => /^@[\w-]+\/[\w-]+$/.test(team)))).toBe(true)
  const folders = owners.map(([pattern]) => folderOf(pattern)).filter((folder) => folder !== '*')
  expect(folders.filter((folder) => !existsSync(join(workspace, folder)) && !remotePattern.test(folder))).toEqual([])
})

test('each remote has its own team, a new one the platform team; what all share has the platform team', () => {
  const teamOf = (folder: string) => owners.findLast(([pattern]) => folderOf(pattern) === folder)?.[1]
  const owned = owners.map(([pattern]) => folderOf(pattern)).filter((folder) => remotePattern.test(folder))
  expect(owned.length).toBeGreaterThanOrEqual(5)
  for (const remote of owned) expect([remote, teamOf(remote)]).toEqual([remote, `@meus-pontos/${remote}`])
  for (const folder of ['shell', 'shared', 'e2e', 'docs', '.github', '*']) expect([folder, teamOf(folder)]).toEqual([folder, '@meus-pontos/platform'])
})
