import { createRoot, type Root } from 'react-dom/client'
import type { Release } from 'shared/federation'
import { queryClient, QueryClientProvider } from 'shared/query'
import { UiProvider } from 'shared/ui'
import { CompositionDialog } from './CompositionDialog.tsx'
import { readComposition } from './composition.ts'

let root: Root | undefined

/** Opens the dialog, in a root of its own: it also works if the site itself cannot render. */
export function showComposition(release: Release): void {
  if (root) return
  const container = document.body.appendChild(document.createElement('div'))
  const opened = createRoot(container)
  root = opened
  const close = () => {
    // The dialog closes before it is removed, and so gives back the focus.
    opened.unmount()
    container.remove()
    root = undefined
  }
  opened.render(
    <UiProvider>
      <QueryClientProvider client={queryClient}>
        <CompositionDialog release={release} composition={readComposition(release)} onClose={close} />
      </QueryClientProvider>
    </UiProvider>,
  )
}
