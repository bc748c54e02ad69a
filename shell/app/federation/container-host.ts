import * as emotion from '@emotion/react'
import * as react from 'react'
import * as reactDom from 'react-dom'
import * as api from 'shared/api'
import * as contract from 'shared/contract'
import { containerName, type SharedModuleName } from 'shared/federation'
import * as format from 'shared/format'
import * as identity from 'shared/identity'
import * as query from 'shared/query'
import * as router from 'shared/router'
import * as session from 'shared/session'
import * as toast from 'shared/toast'
import * as ui from 'shared/ui'
import * as valtio from 'valtio'
import type * as runtime from './federation-runtime.ts'
import type { ContainerHost } from './screen-loader.ts'

/** Defined by the build: the version of each module that this shell provides. */
declare const PROVIDED_VERSIONS: Readonly<Record<SharedModuleName, string>>

const provided: Readonly<Record<SharedModuleName, unknown>> = {
  react,
  'react-dom': reactDom,
  valtio,
  '@emotion/react': emotion,
  'shared/api': api,
  'shared/contract': contract,
  'shared/format': format,
  'shared/identity': identity,
  'shared/query': query,
  'shared/router': router,
  'shared/session': session,
  'shared/toast': toast,
  'shared/ui': ui,
}

/** Creates the page's federation host. It gives the remotes the shell's copy of each shared module. */
export function createContainerHost({ createInstance, runtimeCore }: typeof runtime): ContainerHost {
  // Remotes contain no federation runtime. They find the host's under this name.
  Reflect.set(globalThis, '_FEDERATION_RUNTIME_CORE', runtimeCore)
  const host = createInstance({
    name: 'shell',
    remotes: [],
    // The default, `version-first`, loads every remote at start: one unavailable remote would stop the site.
    shareStrategy: 'loaded-first',
    shared: Object.fromEntries(
      Object.entries(provided).map(([name, module]) => {
        const version = PROVIDED_VERSIONS[name as SharedModuleName]
        return [
          name,
          {
            version,
            lib: () => module,
            shareConfig: { singleton: true, strictVersion: true, requiredVersion: `^${version}`, eager: true },
          },
        ]
      }),
    ),
    plugins: [{ name: 'released-entries-only', loadEntry: refuseEntry }],
  })
  return {
    async share(remote, container) {
      const name = containerName(remote)
      // The runtime uses the second argument, the address, only in messages: the container is already loaded.
      await host.initRawContainer(name, name, container as RawContainer).init(name)
    },
  }
}

type RawContainer = Parameters<ReturnType<typeof runtime.createInstance>['initRawContainer']>[2]

/** Stops the runtime from fetching entries, since it would not check their integrity. The loader fetches them (`fetch-container.ts`). */
function refuseEntry({ remoteInfo }: { remoteInfo: { entry: string } }): Promise<never> {
  return Promise.reject(new Error(`the release does not name this entry: ${remoteInfo.entry}`))
}
