import { containerName, type Release } from 'shared/federation'
import { fetchContainer } from './fetch-container.ts'
import { reportLoadError } from './load-error.ts'
import { preloadScreen } from './preload-screen.ts'
import { createScreenLoader, type LoaderCollaborators, type ScreenLoader } from './screen-loader.ts'

const fetchRuntime = () => import(/* webpackChunkName: "federation" */ './federation-runtime.ts')

/** Creates the loader of a release's screens, with the federation runtime. */
export const createFederatedLoader = (release: Release, reportLoad: LoaderCollaborators['reportLoad']): ScreenLoader =>
  createScreenLoader({
    release,
    async startHost() {
      const runtime = await fetchRuntime()
      // Eager: it is in the start files, but evaluated only here, since it imports every shared module.
      const { createContainerHost } = await import(/* webpackMode: "eager" */ './container-host.ts')
      return createContainerHost(runtime)
    },
    fetchContainer: (remote, entry, retry) => fetchContainer(containerName(remote), entry, retry),
    prepare(screen) {
      // A failure is ignored: the load fetches the runtime again, and reports if that fails.
      void fetchRuntime().catch(() => undefined)
      preloadScreen(release, screen)
    },
    report: reportLoadError,
    reportLoad,
  })
