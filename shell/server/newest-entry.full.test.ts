import { env } from 'node:process'

env.SEEDS ??= '1000'
await import('./newest-entry.test.ts')
