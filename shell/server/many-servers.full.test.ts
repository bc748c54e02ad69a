import { env } from 'node:process'

env.CHANGES ??= '100'
await import('./many-servers.test.ts')
