import { resolve } from 'node:path'
import { serve } from './serve.ts'

/* `node shell/server/main.ts`: serves the site from a checkout, by default the store of this checkout. */
await serve(resolve(import.meta.dirname, '../.site'))
