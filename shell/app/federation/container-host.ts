import * as emotion from '@emotion/react'
import * as react from 'react'
import * as reactDom from 'react-dom'
import * as api from 'shared/api'
import * as contract from 'shared/contract'
import type { SharedModuleName } from 'shared/federation'
import * as format from 'shared/format'
import * as identity from 'shared/identity'
import * as router from 'shared/router'
import * as session from 'shared/session'
import * as toast from 'shared/toast'
import * as ui from 'shared/ui'
import * as valtio from 'valtio'
import type * as runtime from './federation-runtime.ts'
import type { ContainerHost } from './screen-loader.ts'

/** Defined by the build: the version of each module that this shell provides. */
declare const PROVIDED_VERSIONS: Readonly<Record<SharedModuleName, string>>

const provided: Readonly<Record<SharedModuleName, () => unknown>> = {
  react: () => react,
  'react-dom': () => reactDom,
  valtio: () => valtio,
  '@emotion/react': () => emotion,
  'shared/api': () => api,
  'shared/contract': () => contract,
  'shared/format': () => format,
  'shared/identity': () => identity,
  'shared/query': () => import(/* webpackChunkName: "session" */ 'shared/query'),
  'shared/router': () => router,
  'shared/session': () => session,
  'shared/toast': () => toast,
  'shared/ui': () => ui,
}

/** The shell's copy of each shared module, as the runtime in a container takes it. It keeps there what could not be fetched, so each container has its own. */
const shareScope = () =>
  Object.fromEntries(
    Object.entries(provided).map(([name, give]) => {
      const version = PROVIDED_VERSIONS[name as SharedModuleName]
      const shared = {
        version,
        get: async () => {
          const module = await give()
          return () => module
        },
        from: 'shell',
        scope: ['default'],
        useIn: [],
        deps: [],
        strategy: 'loaded-first',
        shareConfig: { singleton: true, strictVersion: true, requiredVersion: `^${version}`, eager: true },
      }
      return [name, { [version]: shared }]
    }),
  )

/**
 * Creates the page's federation host. It gives the remotes the shell's copy of each shared module, as the runtime's own host would; but it
 * has no runtime that could fetch an entry: that would not check its integrity (`fetch-container.ts` does).
 */
export function createContainerHost({ runtimeCore }: typeof runtime): ContainerHost {
  // Remotes contain no federation runtime. They find the host's under this name.
  Reflect.set(globalThis, '_FEDERATION_RUNTIME_CORE', runtimeCore)
  return {
    async share(container) {
      const scope = shareScope()
      const options = { version: '', shareScopeKeys: 'default' }
      Object.defineProperty(options, 'shareScopeMap', { value: { default: scope } })
      await container.init(scope, [], options)
    },
  }
}
