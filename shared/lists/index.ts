import { startTransition, useEffect, useLayoutEffect, useState, useSyncExternalStore, type RefObject } from 'react'

/* For lists of hundreds: draws only what is near the screen, and keeps the height of the rest. */

/** About two screens above and below: a flick does not scroll that far before the list is drawn. */
const rootMargin = '1600px 0px'

const listeners = new WeakMap<Element, (isNear: boolean) => void>()
let watch: IntersectionObserver | undefined

/** Calls the listener whenever an element comes near the screen or leaves it. All elements share one observer, since a list has hundreds. */
function watchNearness(element: Element, listener: (isNear: boolean) => void): () => void {
  watch ??= new IntersectionObserver(announce, { rootMargin })
  listeners.set(element, listener)
  watch.observe(element)
  return () => watch?.unobserve(element)
}

function announce(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) listeners.get(target)?.(isIntersecting)
}

/** How many items of a list are printed at most: a browser draws them all at once. */
export const mostPrinted = 1000

let isPrinting = false
const followers = new Set<() => void>()

function followPrinting(follower: () => void): () => void {
  followers.add(follower)
  // It stays, for whoever comes while a page is printed; adding it again changes nothing.
  for (const name of ['beforeprint', 'afterprint']) addEventListener(name, notePrinting)
  return () => void followers.delete(follower)
}

function notePrinting({ type }: Event): void {
  isPrinting = type === 'beforeprint'
  for (const follow of followers) follow()
}

/**
 * Whether an element is near the screen; a long list draws only such items, and the one with the focus. A change is a transition, so
 * that scrolling continues. `ref` must always be the same one; `initially` is true for the items that are on the screen at first.
 * On paper the first thousand items are near, and no others. @param position the number of the element's first item in the list
 */
export function useNearScreen(ref: RefObject<Element | null>, initially: boolean, position = 0): boolean {
  const printing = useSyncExternalStore(followPrinting, () => isPrinting)
  const [isNear, setNear] = useState(initially)

  useEffect(() => {
    const element = ref.current
    if (!element) return
    return watchNearness(element, (near) =>
      startTransition(() => setNear(near || element.contains(document.activeElement))),
    )
  }, [ref])

  return printing ? position < mostPrinted : isNear
}

/** Heights of a list's drawn items, in px, by the item's number. */
export type KeptHeights = Map<number, number>

/** A list item's height, for when it is not drawn. An observer measures it after layout: to read it earlier would cause a second one. */
export function useKeptHeight(
  ref: RefObject<Element | null>,
  isDrawn: boolean,
  heights: KeptHeights,
  number: number,
): void {
  // A layout effect: it ends before the element leaves the document and loses its height.
  useLayoutEffect(() => {
    if (!ref.current || !isDrawn) return
    const observer = new ResizeObserver(([drawn]) => drawn && heights.set(number, drawn.contentRect.height))
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref, isDrawn, heights, number])
}
