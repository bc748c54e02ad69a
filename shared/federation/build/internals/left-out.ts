/*
 * Takes the place of modules that our builds do not need (`internals.ts`).
 *
 * The sentences that describe the federation runtime's errors:
 */
export const runtimeDescMap = {}
export const typeDescMap = {}
export const buildDescMap = {}
export const errorDescMap = {}

/** The runtime's handler of manifests. The page's loader fetches each entry itself, by the release: there is no manifest to read. */
export class SnapshotHandler {
  readonly manifestCache = new Map<string, never>()
  /** No plugin of ours listens to manifests. */
  readonly hooks = { applyPlugin: (): void => undefined }
}
export const getGlobalRemoteInfo = () => ({})

/* The runtime's preloading of the remotes that it knows; ours it is only given as containers. */
export const defaultPreloadArgs = {}
export const formatPreloadArgs = (): readonly never[] => []
export const normalizePreloadExposes = (): readonly never[] => []
export const preloadAssets = (): readonly never[] => []

/** hoist-non-react-statics, which only Emotion's `withTheme` calls: it wraps components with static members. We have none. */
export default function withoutStatics<Component>(component: Component): Component {
  return component
}
