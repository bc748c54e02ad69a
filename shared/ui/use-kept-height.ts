import { useLayoutEffect, type RefObject } from 'react'

/** Heights of what was drawn in places of a list, in px, by the place's number. */
export type KeptHeights = Map<number, number>

/**
 * Keeps the height of what a place of a list shows, for the time when it shows nothing. It is measured by an observer, once the browser
 * has laid the page out: whoever asks for it after drawing has that done twice.
 */
export function useKeptHeight(place: RefObject<Element | null>, isDrawn: boolean, heights: KeptHeights, number: number): void {
  // A layout effect: it ends before the place leaves the document, where it has no height.
  useLayoutEffect(() => {
    if (!place.current || !isDrawn) return
    const observer = new ResizeObserver(([drawn]) => drawn && heights.set(number, drawn.contentRect.height))
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place, isDrawn, heights, number])
}
