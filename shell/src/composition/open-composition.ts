import type { Release } from 'shared/federation'

/** Ctrl+F9 (docs/decisions/0044) opens the dialog. It shares a file with overrides: each file of its own would cost the start its hash. */
export function openCompositionOnKey(release: Release): void {
  addEventListener('keydown', ({ key, ctrlKey }) => {
    if (key === 'F9' && ctrlKey)
      void import(/* webpackChunkName: "inspection" */ './show-composition.tsx').then(({ showComposition }) =>
        showComposition(release),
      )
  })
}
