import { expect, test } from 'vitest'
import { runProgram } from './run-program.ts'

const directory = '/'
const shell = 'bin/sh'

test('a program says how it ended and what it wrote, in its folder and environment', async () => {
  const script = 'pwd; echo "$WORD" >&2; exit 3'
  const { passed, said } = await runProgram(shell, ['-c', script], { directory, folder: 'usr', environment: { WORD: 'word' } })
  expect(passed).toBe(false)
  expect(said.split('\n').toSorted()).toEqual(['', '/usr', 'word'])
  expect(await runProgram(shell, ['-c', 'true'], { directory })).toEqual({ passed: true, said: '' })
})

test('a program that is interrupted ends with everything that it started', async () => {
  const interruption = new AbortController()
  // Not a shell: dash may lose an interruption that comes while it starts.
  const script = "require('node:child_process').spawnSync('sleep', ['600'], { stdio: 'inherit' })"
  const sleeping = runProgram(process.execPath, ['-e', script], { directory, interrupted: interruption.signal })
  interruption.abort(new Error('interrupted'))
  // It settles only when `sleep` has ended too, since that holds the same output open.
  await expect(sleeping).rejects.toThrow('interrupted')
})

test('nothing is started after an interruption', async () => {
  const interrupted = AbortSignal.abort(new Error('interrupted'))
  await expect(runProgram(shell, ['-c', 'true'], { directory, interrupted })).rejects.toThrow('interrupted')
})
