import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

/* What is configured belongs to a process: in this one another file’s tests have done so. That it works afterwards is what they show. */
test('before it is configured the adapter says so', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'ask-unconfigured.ts')])
  const notConfigured = { ok: false, error: { kind: 'not-configured' } }
  expect(JSON.parse(stdout)).toEqual({ refused: [notConfigured, notConfigured, notConfigured, notConfigured], tokens: { ok: true } })
})
