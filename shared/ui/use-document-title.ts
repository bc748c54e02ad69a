import { useEffect } from 'react'

/** Names the page in the tab, the history and for screen readers. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title
  }, [title])
}
