import { createServer } from 'node:net'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { startPlatform } from '../platform/platform.ts'
import { runningPlatform } from './local-platform.ts'

const portOf = (address: string) => Number(new URL(address).port)

test('a site uses the platform that runs for it, and leaves another site’s alone', async () => {
  await using platform = await startPlatform({ siteUrl: 'http://localhost:3000/' })
  const { addresses, siteConfig } = platform
  expect(await runningPlatform('http://localhost:3000/', portOf(addresses.control))).toEqual({ addresses, siteConfig })
  expect(await runningPlatform('http://localhost:3001/', portOf(addresses.control))).toBeUndefined()
})

test('a program that listens there and never answers holds nobody up', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void silent.close())
  await once(silent, 'listening')
  const address = silent.address()
  expect(
    await runningPlatform('http://localhost:3000/', typeof address === 'object' && address ? address.port : 0),
  ).toBeUndefined()
})
