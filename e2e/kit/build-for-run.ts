import { buildSite } from './built-site.ts'

/* The first stage of `npm test`: builds the site into the folder that the others find in `BUILT_SITE`. */
await buildSite(process.argv[2] ?? '')
