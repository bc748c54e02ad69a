/* Takes the place of the federation runtime's preloading. It preloads the remotes that it knows; ours it is only given as containers. */
export const defaultPreloadArgs = {}
export const formatPreloadArgs = (): readonly never[] => []
export const normalizePreloadExposes = (): readonly never[] => []
export const preloadAssets = (): readonly never[] => []
