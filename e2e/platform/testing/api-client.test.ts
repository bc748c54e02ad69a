import type { ClientRequest } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { startPlatform } from '../platform.ts'
import { clientOf } from './api-client.ts'

test('each call of a test has its own connection', async () => {
  const platform = await startPlatform()
  onTestFinished(() => platform.close())
  const client = clientOf(platform, 'control')
  for (const turn of ['first', 'second']) {
    const { status, request } = await client.get<unknown>('/clock')
    expect([turn, status, (request as ClientRequest).reusedSocket]).toEqual([turn, 200, false])
  }
})
