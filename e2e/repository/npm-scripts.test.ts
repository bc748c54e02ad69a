import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempDisposableSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { workspace } from '../site/parts.ts'

const { scripts } = JSON.parse(readFileSync(join(workspace, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}

test.each([
  ['start', 'e2e/site/start.ts', ['start', '--', '--reset']],
  ['dev', 'e2e/site/develop.ts', ['run', 'dev', 'mf-home']],
  ['qa', 'e2e/qa/main.ts', ['run', 'qa', 'mf-home']],
])('a signal that ends `npm run %s` reaches the server, also with parameters', async (script, program, words) => {
  // The real script and npm; in place of the server, what says which signal came, and in place of the installation, nothing.
  using temporary = mkdtempDisposableSync(join(tmpdir(), 'start-'))
  const directory = temporary.path
  for (const folder of ['bin', dirname(program)]) mkdirSync(join(directory, folder), { recursive: true })
  const manifest = { type: 'module', scripts: { [script]: scripts[script] } }
  writeFileSync(join(directory, 'package.json'), JSON.stringify(manifest))
  writeFileSync(join(directory, 'bin/npx'), '#!/bin/sh\n', { mode: 0o755 })
  symlinkSync(process.execPath, join(directory, 'bin/node'))
  const server = `process.on('SIGTERM', () => { console.log('stopped'); process.exit() }); setInterval(() => {}, 1000); console.log('started', ...process.argv.slice(2))`
  writeFileSync(join(directory, program), server)
  const npm = spawn('npm', ['--silent', ...words], {
    cwd: directory,
    env: { ...process.env, PATH: [join(directory, 'bin'), process.env.PATH].join(delimiter) },
  })
  const output = text(npm.stdout)
  await once(npm.stdout, 'data')
  npm.kill('SIGTERM')
  // It ends once nobody is left who could write.
  expect(await output).toBe(`started ${words.at(-1)}\nstopped\n`)
})
