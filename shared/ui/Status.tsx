import { useEffect, useState } from 'react'
import { proxy, useSnapshot } from 'valtio'
import { VisuallyHidden } from './Text.tsx'

const current = proxy<{ texts: string[] }>({ texts: [] })

/** How long a text must hold before it is said: what ends sooner is noise, and what comes again sooner was never gone. */
const settledMs = 500

/**
 * Has a screen reader say a text, once it has finished its sentence, for as long as the text holds. The words are in the page's one status
 * region, which is there before them: a region that is inserted with its words is often not read.
 */
export function useStatus(text: string | undefined): void {
  useEffect(() => {
    if (!text) return
    current.texts.push(text)
    return () => void current.texts.splice(current.texts.indexOf(text), 1)
  }, [text])
}

/** Words for assistive technology in the place of something that is still to come. They are said too. */
export function Status({ children }: { readonly children: string }) {
  useStatus(children)
  return <VisuallyHidden>{children}</VisuallyHidden>
}

/** The place of {@link useStatus}. A page has one. */
export function StatusRegion() {
  const { texts } = useSnapshot(current)
  const [said, setSaid] = useState<readonly string[]>([])
  useEffect(() => {
    const settled = setTimeout(() => setSaid([...new Set(texts)]), settledMs)
    return () => clearTimeout(settled)
  }, [texts])
  return (
    // What stays is not said again when something joins it.
    <VisuallyHidden role="status" aria-atomic="false">
      {said.map((text) => (
        <span key={text}>{`${text} `}</span>
      ))}
    </VisuallyHidden>
  )
}
