import { expect, test } from 'vitest'
import { workspace } from '../site/parts.ts'
import { runProgram } from './run-program.ts'

test('a program says how it ended and what it wrote, in the workspace and with its environment', async () => {
  const script =
    'console.log(process.cwd()); console.error(process.env.WORD); process.exitCode = Number(process.env.CODE)'
  const run = (CODE: string) => runProgram('node_modules/.bin/node', ['-e', script], { WORD: 'word', CODE })
  const output = `${workspace}\nword\n`
  expect([await run('0'), await run('3')]).toEqual([
    { passed: true, output },
    { passed: false, output },
  ])
  const missing = await runProgram('node_modules/.bin/no-such-program', [])
  expect(missing).toEqual({ passed: false, output: expect.stringContaining('ENOENT') as string })
})
