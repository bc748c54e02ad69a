import { createServer } from 'node:http'
import { listen } from 'shell/testing/listen'
import { expect, test } from 'vitest'
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
  await using silent = await listen(createServer())
  expect(await runningPlatform('http://localhost:3000/', silent.port)).toBeUndefined()
})
