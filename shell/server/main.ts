import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { endProcess } from '../store/file-store.ts'
import { storeAddress } from '../store/open-store.ts'
import { messageOf } from '../store/problems.ts'
import {
  readConfiguredDrain,
  readConfiguredOverrideKey,
  readConfiguredPort,
  readConfiguredSite,
} from './configuration.ts'
import { createSiteServer, stopOnSignal } from './site-server.ts'

/*
 * Serves the composed site until it gets a signal to stop (SIGTERM, SIGINT).
 *   SITE_CONFIG    file of the configuration; default: the local platform's
 *   PORT           default 3000
 *   RELEASE_STORE  the folder or bucket (s3://bucket/prefix?endpoint=…&region=…) to which `shell/store` publishes; default: shell/.site
 *   DRAIN_SECONDS  how long it still answers after the signal, while /readyz says 503; default 5
 *   OVERRIDE_PUBLIC_KEY  the key of those who may show a published version in a tab (`release keys`); default: nobody may
 */
const store = storeAddress(process.env.RELEASE_STORE ?? resolve(import.meta.dirname, '../.site'))

try {
  const port = readConfiguredPort()
  const drainMs = readConfiguredDrain() * 1000
  const overrideKey = readConfiguredOverrideKey()
  const server = createSiteServer({ config: await readConfiguredSite(), store, overrideKey, drainMs })
  stopOnSignal(server)
  server.once('error', ({ message }) => refuse(`PORT ${port}: ${message}`)).listen(port)
  await server.opened
  console.log(`site       http://localhost:${(server.address() as AddressInfo).port}/`)
} catch (failure) {
  refuse(messageOf(failure))
}

function refuse(problem: string): never {
  console.error(problem)
  endProcess(1)
}
