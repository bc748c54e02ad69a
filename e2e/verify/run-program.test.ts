import { expect, test } from 'vitest'
import { workspace } from '../site/parts.ts'
import { runProgram } from './run-program.ts'

const node = 'node_modules/.bin/node'

test('a program says how it ended and what it wrote, in the workspace and with its environment', async () => {
  const script = 'console.log(process.cwd()); console.error(process.env.WORD); process.exitCode = 3'
  expect(await runProgram(node, ['-e', script], { WORD: 'word' })).toEqual({
    passed: false,
    output: `${workspace}\nword\n`,
  })
  expect(await runProgram(node, ['-e', ''])).toEqual({ passed: true, output: '' })
})

test('a program that does not exist has failed, and says so', async () => {
  const { passed, output } = await runProgram('node_modules/.bin/no-such-program', [])
  expect(passed).toBe(false)
  expect(output).toContain('ENOENT')
})
