import * as emotion from '@emotion/react'
import * as react from 'react'
import * as reactDom from 'react-dom'
import * as api from 'shared/api'
import * as contract from 'shared/contract'
import type { SharedModuleName } from 'shared/federation'
import * as format from 'shared/format'
import * as identity from 'shared/identity'
import * as query from 'shared/query'
import * as router from 'shared/router'
import * as session from 'shared/session'
import * as toast from 'shared/toast'
import * as ui from 'shared/ui'
import * as valtio from 'valtio'
import type * as runtime from './federation-runtime.ts'

/** Written by the build: version of each module that this shell gives. */
declare const GIVEN_VERSIONS: Readonly<Record<SharedModuleName, string>>

const given: Readonly<Record<SharedModuleName, unknown>> = {
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

/** Makes the page's federation host, which gives the remotes its own copy of everything that is shared. */
export function createFederationHost({ createInstance, runtimeCore }: typeof runtime) {
  // Remotes carry no runtime of their own: they find the host's under this name.
  Reflect.set(globalThis, '_FEDERATION_RUNTIME_CORE', runtimeCore)
  return createInstance({
    name: 'shell',
    remotes: [],
    // The default, `version-first`, loads every remote at start: one dead remote would stop the site.
    shareStrategy: 'loaded-first',
    shared: Object.fromEntries(
      Object.entries(given).map(([name, module]) => {
        const version = GIVEN_VERSIONS[name as SharedModuleName]
        return [name, { version, lib: () => module, shareConfig: { singleton: true, strictVersion: true, requiredVersion: `^${version}`, eager: true } }]
      }),
    ),
  })
}

export type FederationHost = ReturnType<typeof createFederationHost>
