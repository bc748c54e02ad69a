import * as refresh from 'react-refresh/runtime'

/* One React has one Fast Refresh: with several, each would forget what the others replaced. Remotes find it here (`runtime.ts`). */
Reflect.set(globalThis, '__PAGE_REFRESH__', refresh)
