import type { Release, ScreenModule, ScreenName } from 'shared/federation'
import { preloadScreen } from '../../../shell/app/federation/preload-screen.ts'
import type { LoadResult, ScreenLoader } from '../../../shell/app/federation/screen-loader.ts'

/** Route-level splitting: one chunk a screen. */
const modules: Readonly<Record<string, () => Promise<ScreenModule>>> = {
  Auth: () => import(/* webpackChunkName: "Auth" */ 'screens/Auth'),
  Verification: () => import(/* webpackChunkName: "Verification" */ 'screens/Verification'),
  Home: () => import(/* webpackChunkName: "Home" */ 'screens/Home'),
  Companies: () => import(/* webpackChunkName: "Companies" */ 'screens/Companies'),
  Scores: () => import(/* webpackChunkName: "Scores" */ 'screens/Scores'),
  Rewards: () => import(/* webpackChunkName: "Rewards" */ 'screens/Rewards'),
  Vouchers: () => import(/* webpackChunkName: "Vouchers" */ 'screens/Vouchers'),
  Profile: () => import(/* webpackChunkName: "Profile" */ 'screens/Profile'),
}

/** In the place of the shell's loader: the same screens by `import()`. What fails is left to the browser's console. */
export function createFederatedLoader(release: Release): ScreenLoader {
  const screens = new Map<ScreenName, ScreenModule['default']>()
  async function load(screen: ScreenName): Promise<LoadResult> {
    const module = await modules[screen]?.()
    if (!module) throw new Error(`the monolith has no ${screen}`)
    screens.set(screen, module.default)
    return { ok: true, screen: module.default }
  }
  return {
    release,
    prepare: (screen) => preloadScreen(release, screen),
    loaded: (screen) => screens.get(screen),
    begin: load,
    load,
    retry: load,
    reportThrown: (screen, failure) => console.warn(screen, failure),
  }
}
