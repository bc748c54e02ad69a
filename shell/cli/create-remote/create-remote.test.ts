import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { readSharedApi } from 'shared/federation/build'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { workspace } from '../workspace.ts'
import { createRemote, model, readRequest } from './create-remote.ts'

let directory: string
/** A workspace that has only the model, and what its configuration imports. */
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'create-'))
  const isSource = (path: string) => !['node_modules', 'dist', '.types'].includes(basename(path))
  await cp(join(workspace, model), join(directory, model), { recursive: true, filter: isSource })
  for (const name of ['tsconfig.base.json', '.github/CODEOWNERS'])
    await cp(join(workspace, name), join(directory, name))
  await symlink(join(workspace, 'e2e/node_modules'), join(directory, 'node_modules'))
  // Its TypeScript projects refer to them.
  for (const name of ['shared', 'e2e']) await symlink(join(workspace, name), join(directory, name))
})
afterAll(() => rm(directory, { recursive: true }))

const remotes = async () => (await readdir(directory)).filter((name) => name.startsWith('mf-')).toSorted()

const create = (...words: readonly string[]) => createRemote(directory, readRequest(words))

test('a new remote has files of its own, nothing of the model’s screen, and the next commands', async () => {
  const words = [join(import.meta.dirname, 'main.ts'), 'mf-offers', '--title', 'Promoções']
  const env = { ...process.env, RELEASE_WORKSPACE: directory }
  const { stdout, stderr } = await promisify(execFile)(process.execPath, words, { env })
  expect(stderr).toBe('')
  const lines = stdout.trimEnd().split('\n')
  const listed = lines.filter((line) => line.startsWith('mf-offers/'))
  const present = await readdir(join(directory, 'mf-offers'), { recursive: true, withFileTypes: true })
  const files = present
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(directory.length + 1))
  expect(listed).toEqual(files.toSorted())
  expect(lines.slice(-5).map((line) => line.replace(/ +#.*/, '').trim())).toEqual([
    'pnpm install',
    'pnpm dev mf-offers',
    'pnpm qa mf-offers',
    'pnpm check mf-offers',
    '/mf-offers/ @<your team>',
  ])

  const read = async (file: string) => [file, await readFile(join(directory, file), 'utf8')] as const
  const sources = await Promise.all(files.map(read))
  const ofTheModel = sources.filter((source) => /scores|extrato|statement|undefined/i.test(source.join('')))
  expect(ofTheModel.map(([file]) => file)).toEqual([])
  const contentOf = Object.fromEntries(sources)
  const manifest: unknown = JSON.parse(contentOf['mf-offers/package.json'] ?? '')
  expect(manifest).toMatchObject({ name: 'mf-offers', version: '1.0.0', scripts: { build: 'rspack build' } })
  expect(contentOf['mf-offers/rspack.config.ts']).toContain("path: 'promocoes'")
  expect(contentOf['mf-offers/src/messages.ts']).toContain("title: 'Promoções'")
  expect(await remotes()).toEqual(['mf-offers', model])

  // The screen is written, not copied: it must follow what `shared` exports.
  const api = readSharedApi()
  const imports = sources.flatMap(([, source]) =>
    [...source.matchAll(/^import (?:type )?\{ (.*) \} from '(shared\/\w+)'/gm)].flatMap(([, names = '', entry = '']) =>
      names.split(', ').map((name) => ({ entry, name: name.replace('type ', '') })),
    ),
  )
  expect(imports.length).toBeGreaterThanOrEqual(8)
  const isExported = ({ entry, name }: (typeof imports)[number]) =>
    api[entry]?.some((statement) => statement.isExported && statement.name === name)
  expect(imports.filter((one) => !isExported(one))).toEqual([])
})

test('its name may begin like the model’s', async () => {
  await create('mf-scores-of-friends', '--title', 'Amigos')
  const config = await readFile(join(directory, 'mf-scores-of-friends/rspack.config.ts'), 'utf8')
  expect(config).toContain("name: 'mf-scores-of-friends'")
  expect(config).toContain("module: './src/ScoresOfFriendsScreen.tsx'")
  await rm(join(directory, 'mf-scores-of-friends'), { recursive: true })
})

test.each<[words: readonly string[], problem: RegExp]>([
  [[], /^usage: create-remote /],
  [['mf-a', 'mf-b'], /^usage: /],
  [['mf-a', '--quick'], /^usage: /],
  [['offers'], /^"offers" is no name of a remote/],
  [['mf-Offers'], /^"mf-Offers" is no name/],
  [['mf-a/../b'], /is no name/],
  [['mf-scores'], /^mf-scores exists already$/],
  [['mf-a', '--title', "it's"], /^"it's" is no title/],
  [['mf-a', '--title', 'Ofertas da semana'], /a title has 1 to 9 characters$/],
  [['mf-a', '--path', 'scores'], /^mf-a declares A at "scores", which the shell keeps for itself$/],
  [['mf-a', '--path', "x'y"], /which is no path$/],
  [['mf-home'], /^mf-home declares Home at "home"; the shell shows it at ""$/],
  [['mf-deals', '--path', 'promocoes'], /^mf-deals declares Deals at "promocoes", where mf-offers has Offers at /],
])('%j is refused, and no folder is made', async (words, problem) => {
  await expect(async () => create(...words)).rejects.toThrow(problem)
  expect(await remotes()).toEqual(['mf-offers', model])
})

test('without the model there is no copy', async () => {
  await expect(createRemote(join(directory, 'nowhere'), readRequest(['mf-a']))).rejects.toThrow(
    /^mf-scores is missing here; a new remote is a copy of it$/,
  )
})
