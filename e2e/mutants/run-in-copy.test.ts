import { expect, test } from 'vitest'
import { programRunner } from './run-in-copy.ts'

const shell = 'bin/sh'
const start = () => {
  const interruption = new AbortController()
  return { interruption, runner: programRunner('/', interruption.signal) }
}

test('a program tells how it ended and what it said, in its folder and environment', async () => {
  const { runner } = start()
  const outcome = await runner.run(shell, ['-c', 'pwd; echo "$WORD" >&2; exit 3'], { folder: 'tmp', environment: { WORD: 'word' } })
  expect(outcome.status).toBe(3)
  expect(outcome.said.split('\n').toSorted()).toEqual(['', '/tmp', 'word'])
})

test('what is interrupted ends with everything that it started', async () => {
  const { runner, interruption } = start()
  // Not a shell: dash may lose an interruption that comes while it starts.
  const sleeping = runner.run(process.execPath, ['-e', "require('node:child_process').spawnSync('sleep', ['600'], { stdio: 'inherit' })"])
  interruption.abort(new Error('interrupted'))
  // It would not settle before the sleeping one, which holds the same output open, has ended too.
  await expect(sleeping).rejects.toThrow('interrupted')
})

test('nothing is started after an interruption', async () => {
  const { runner, interruption } = start()
  interruption.abort(new Error('interrupted'))
  await expect(runner.run(shell, ['-c', 'true'])).rejects.toThrow('interrupted')
})
