import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempDisposableSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { workspace } from '../site/parts.ts'

const { scripts } = JSON.parse(readFileSync(join(workspace, 'package.json'), 'utf8')) as { scripts: { start: string } }

test('a signal that ends `npm start` reaches the server, also with parameters', async () => {
  // The real script and npm; in place of the server, what says which signal came, and in place of the installation, nothing.
  using temporary = mkdtempDisposableSync(join(tmpdir(), 'start-'))
  const directory = temporary.path
  for (const folder of ['bin', 'e2e/site']) mkdirSync(join(directory, folder), { recursive: true })
  writeFileSync(join(directory, 'package.json'), JSON.stringify({ type: 'module', scripts: { start: scripts.start } }))
  writeFileSync(join(directory, 'bin/npx'), '#!/bin/sh\n', { mode: 0o755 })
  symlinkSync(process.execPath, join(directory, 'bin/node'))
  const server = `process.on('SIGTERM', () => { console.log('stopped'); process.exit() }); setInterval(() => {}, 1000); console.log('started', ...process.argv.slice(2))`
  writeFileSync(join(directory, 'e2e/site/start.ts'), server)
  const npm = spawn('npm', ['--silent', 'start', '--', '--reset'], {
    cwd: directory,
    env: { ...process.env, PATH: [join(directory, 'bin'), process.env.PATH].join(delimiter) },
  })
  const output = text(npm.stdout)
  await once(npm.stdout, 'data')
  npm.kill('SIGTERM')
  // It ends once nobody is left who could write.
  expect(await output).toBe('started --reset\nstopped\n')
})
