import { join } from 'node:path'

/** The release store that the browser tests serve; made once a run, never changed by a test. */
export const testStore = join(import.meta.dirname, '../.site/tests')
