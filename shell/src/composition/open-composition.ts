import type { Release } from 'shared/federation'

/**
 * Shows how this page was composed when somebody presses Ctrl+F9 (docs/decisions/0044 says why this key). The dialog's code is
 * fetched only then.
 */
export function openCompositionOnKey(release: Release): void {
  addEventListener('keydown', ({ key, ctrlKey }) => {
    if (key === 'F9' && ctrlKey) void import('./show-composition.tsx').then(({ showComposition }) => showComposition(release))
  })
}
