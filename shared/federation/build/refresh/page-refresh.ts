import * as refresh from 'react-refresh/runtime'

/*
 * The development shell runs this first. A page has one React, so it has one Fast Refresh: with several, the last one that
 * replaces a component would make React forget what the others replaced. The remotes find it under this name (`runtime.ts`).
 */
Reflect.set(globalThis, '__PAGE_REFRESH__', refresh)
