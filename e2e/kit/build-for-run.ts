import { resolve } from 'node:path'
import { buildSite } from './built-site.ts'

/* node e2e/kit/build-for-run.ts <folder>: builds the site for the stages of `npm test`, which find the folder in `BUILT_SITE`. */
const [, , directory] = process.argv
if (!directory) throw new Error('no folder is named')
await buildSite(resolve(directory))
