import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { readSiteConfig } from 'shared/contract'
import { createSiteServer } from './site-server.ts'

/*
 * Serves the composed site.
 *   SITE_CONFIG    the configuration document
 *   PORT           default 3000
 *   RELEASE_STORE  the folder that `shell/release` publishes to
 */
const configFile = process.env.SITE_CONFIG ?? resolve(import.meta.dirname, '../../e2e/.platform/site-config.json')
const store = resolve(process.env.RELEASE_STORE ?? resolve(import.meta.dirname, '../.site'))
const port = Number(process.env.PORT ?? 3000)

function refuse(problem: string): never {
  console.error(`${configFile}: ${problem}`)
  process.exit(1)
}

const document = await readFile(configFile, 'utf8')
  .then((text): unknown => JSON.parse(text))
  .catch((failure: unknown) => refuse(failure instanceof Error ? failure.message : 'cannot be read'))
const read = readSiteConfig(document)
if (!read.ok) refuse(read.problem)

createSiteServer({ config: read.config, store }).listen(port, () => {
  console.log(`site: http://localhost:${port}/`)
})
