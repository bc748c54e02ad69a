import { useLayoutEffect, type RefObject } from 'react'

/** Heights of a list's drawn items, in px, by the item's number. */
export type KeptHeights = Map<number, number>

/**
 * Remembers the height of a list's item, for the time when it is not drawn. An observer measures it once the browser has laid out the
 * page: to read it after drawing would cause a second layout.
 */
export function useKeptHeight(place: RefObject<Element | null>, isDrawn: boolean, heights: KeptHeights, number: number): void {
  // A layout effect: it ends before the element leaves the document and loses its height.
  useLayoutEffect(() => {
    if (!place.current || !isDrawn) return
    const observer = new ResizeObserver(([drawn]) => drawn && heights.set(number, drawn.contentRect.height))
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place, isDrawn, heights, number])
}
