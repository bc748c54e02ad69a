import { useEffect } from 'react'

/** Names the page, and the organisation that it belongs to, in the tab, in the history and for screen readers. */
export function useDocumentTitle(title: string, organization?: string): void {
  useEffect(() => {
    document.title = organization ? `${title} · ${organization}` : title
  }, [title, organization])
}
