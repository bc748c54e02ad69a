import { containerName, type Release } from 'shared/federation'
import { fetchContainer } from './fetch-container.ts'
import { reportLoadError } from './load-error.ts'
import { preloadScreen } from './preload-screen.ts'
import { createScreenLoader, type ScreenLoader } from './screen-loader.ts'

const fetchRuntime = () => import(/* webpackChunkName: "federation" */ './federation-runtime.ts')

/** A loader for the screens of a release's remotes, over the federation runtime. */
export const createFederatedLoader = (release: Release): ScreenLoader =>
  createScreenLoader({
    release,
    async startHost() {
      const runtime = await fetchRuntime()
      // Eager, but not evaluated before: it leads to everything that is shared.
      const { createContainerHost } = await import(/* webpackMode: "eager" */ './container-host.ts')
      return createContainerHost(runtime)
    },
    fetchContainer: (remote, entry, retry) => fetchContainer(containerName(remote), entry, retry),
    prepare(screen) {
      // If it fails, the load fetches it again, and reports.
      void fetchRuntime().catch(() => undefined)
      preloadScreen(release, screen)
    },
    report: reportLoadError,
  })
