import { expect, test } from 'vitest'
import { globalStyleSheet } from './global-styles.ts'

/* The file is the snapshot: `pnpm unit -u` writes it anew after a change of tokens or global styles. */
test('global.css is what the tokens and the global styles say', async () => {
  await expect(globalStyleSheet()).toMatchFileSnapshot('./global.css')
})
