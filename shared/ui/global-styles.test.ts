import { expect, test } from 'vitest'
import { globalStyleSheet } from './global-styles.ts'

/* The file is the snapshot: `pnpm unit -u` updates it after a change of tokens or global styles. */
test('global.css matches the tokens and the global styles', async () => {
  await expect(globalStyleSheet()).toMatchFileSnapshot('./global.css')
})
