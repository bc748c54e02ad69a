import type * as query from '../query/index.ts'

/** Fetches the cache of server data, which is in the identity client's file: nobody else has data to cache. Rejects if it cannot be fetched. */
export const loadQueries = (): Promise<typeof query> => import(/* webpackChunkName: "session" */ '../query/index.ts')
