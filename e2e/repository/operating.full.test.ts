import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStore } from 'shell/store/store'
import { changeServed } from 'shell/store/change-served'
import { promote } from 'shell/store/changes'
import { publishAll } from 'shell/testing/site'
import { workspaceIn } from 'shell/testing/builds'
import { workspace } from '../site/parts.ts'
import { pinnedPnpm } from './checkout.ts'

/* The commands of docs/operating.md, as it writes them. Folders, ids and rules' files are this test's own. */
const document = readFileSync(join(workspace, 'docs/operating.md'), 'utf8')
const hasProgram = (name: string) => spawnSync(name, ['--version']).status === 0

let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'operating-'))
  execFileSync(pinnedPnpm(), ['--filter', 'shell', 'pack:server'], { cwd: workspace })
  const { store, publishNext } = await publishAll(workspaceIn(folder))
  const { id } = await publishNext('mf-home', { version: '1.1.0' })
  await changeServed(openStore(store), promote({ 'mf-home': id }), { by: 'the test', force: 'a test' })
})
afterAll(() => rmSync(folder, { recursive: true }))

/** The block of a language that has a text. */
function block(language: string, part: string): string {
  const blocks = [...document.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\``, 'gm'))]
  const found = blocks.map(([, text = '']) => text).find((text) => text.includes(part))
  if (found === undefined) throw new Error(`no block has ${part}`)
  return found
}

/** Runs a block of commands. @returns what it prints */
function run(part: string, cwd: string): string {
  const commands = block('sh', part)
    .replaceAll('/mnt/store', join(folder, 'store'))
    .replaceAll('/backup/store', join(folder, 'backup'))
    .replaceAll(/node (?=release\.mjs)/g, `${process.execPath} ${join(workspace, 'shell/dist-server')}/`)
  return execFileSync('bash', ['-e', '-c', commands], {
    cwd,
    encoding: 'utf8',
    stdio: 'pipe',
    env: { ...process.env, RELEASE_BY: '' },
  })
}

test('a key is made, and a version is rolled back at night', () => {
  expect(run('release.mjs keys', folder)).toMatch(/^OVERRIDE_PUBLIC_KEY=/)
  expect(run('rollback mf-home', folder)).toMatch(/^2 {2}.*\n1 {2}.*\nrelease \w+ is served\nmf-home {2}/)
})

test.skipIf(!hasProgram('rsync'))('the store is copied, and restored after a loss', () => {
  const files = () => readdirSync(join(folder, 'store'), { recursive: true, encoding: 'utf8' }).toSorted()
  const before = files()
  run('*.draft', folder)
  rmSync(join(folder, 'store'), { recursive: true })
  run('/backup/store/ /mnt/store/', folder)
  expect(files()).toEqual(before)
})

test.skipIf(!hasProgram('promtool'))('Prometheus reads the six alarms', () => {
  const rules = join(folder, 'rules.yml')
  writeFileSync(rules, block('yaml', 'groups:'))
  expect(execFileSync('promtool', ['check', 'rules', rules], { encoding: 'utf8' })).toContain('6 rules found')
})

test.skipIf(!hasProgram('buildah'))('the image has at most 150 MB', () => {
  try {
    run('buildah build', workspace)
    const [, size, unit] =
      /(\d+) (\w+)$/.exec(execFileSync('buildah', ['images', 'site'], { encoding: 'utf8' }).trim()) ?? []
    expect([Number(size) <= 150, unit]).toEqual([true, 'MB'])
  } finally {
    rmSync(join(workspace, 'image'), { recursive: true, force: true })
  }
})
