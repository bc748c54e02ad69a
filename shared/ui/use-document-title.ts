import { useEffect } from 'react'

/** Sets the page's title, with its organisation, for the tab, the history and screen readers. */
export function useDocumentTitle(title: string, organization?: string): void {
  useEffect(() => {
    document.title = organization ? `${title} · ${organization}` : title
  }, [title, organization])
}
