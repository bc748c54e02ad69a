import { buildAndPublish } from './build-site.ts'

await buildAndPublish()
