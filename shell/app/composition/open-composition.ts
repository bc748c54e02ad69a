import type { Release } from 'shared/federation'

/**
 * Shows how this page was composed when somebody presses Ctrl+F9 (docs/decisions/0044 says why this key). The dialog's code is
 * fetched only then, in one file with that of overrides: each file of its own would cost the start its hash.
 */
export function openCompositionOnKey(release: Release): void {
  addEventListener('keydown', ({ key, ctrlKey }) => {
    if (key === 'F9' && ctrlKey)
      void import(/* webpackChunkName: "inspection" */ './CompositionDialog.tsx').then(({ showComposition }) =>
        showComposition(release),
      )
  })
}
