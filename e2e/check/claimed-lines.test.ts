import { expect, it } from 'vitest'
import { missingLines } from './claimed-lines.ts'

const table = `| 4.7 | a | x (\`mf-home/tests/a.spec.ts\`)<br>y (\`shell/b.test.ts\`) |
| 4.8 | b | z (\`shell/b.test.ts\`) |
| 4.9 | c | y (\`mf-home/a.test.ts\`) |
`
const result = (title: string, passed = true) => ({ file: 'mf-home/tests/a.spec.ts', title, passed, seconds: 1 })

it('a line is missing if the table assigns it to a part and no passed test of the part names it', () => {
  expect(missingLines('mf-home', [result('x [4.7, 4.9]')], table)).toEqual([])
  expect(missingLines('mf-home', [result('x [4.7]'), result('y [4.9]', false)], table)).toEqual([
    '4.9: docs/specification-coverage.md says that mf-home proves it; no test that passed names it',
  ])
  expect(missingLines('e2e', [], table)).toEqual([])
})
