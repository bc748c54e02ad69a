import type { QueryClient } from '@tanstack/react-query'

/** The page's cache of server data, once its code has run. Until then there is nothing in it. */
export const opened: { cache?: QueryClient } = {}
