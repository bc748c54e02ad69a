import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

/* The configuration belongs to a process, and other tests have already set it in this one. So another process runs the calls. */
test('before it is configured the adapter says so', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'ask-unconfigured.ts')])
  const notConfigured = { ok: false, error: { kind: 'not-configured' } }
  expect(JSON.parse(stdout)).toEqual({
    refused: [notConfigured, notConfigured, notConfigured, notConfigured],
    tokens: { ok: true },
  })
})
