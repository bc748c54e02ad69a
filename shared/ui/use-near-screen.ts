import { startTransition, useEffect, useState, type RefObject } from 'react'

/** So far ahead of the screen, on either side: about two screens, more than a flick covers before what it meets is drawn. */
const rootMargin = '1600px 0px'

const listeners = new WeakMap<Element, (isNear: boolean) => void>()
let watch: IntersectionObserver | undefined

/** Tells whenever an element comes near the screen or leaves it; what it returns ends that. One observer for all, since a list has hundreds. */
function watchNearness(element: Element, listener: (isNear: boolean) => void): () => void {
  watch ??= new IntersectionObserver(announce, { rootMargin })
  listeners.set(element, listener)
  watch.observe(element)
  return () => watch?.unobserve(element)
}

function announce(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) listeners.get(target)?.(isIntersecting)
}

/**
 * Whether an element is near the screen: what a long list draws there is worth its time only then. What has the focus stays. A change is a
 * transition: scrolling goes on while the list is drawn.
 * @param place the element that keeps the place; the same one all the time
 * @param initially true for what is on the screen at first
 */
export function useNearScreen(place: RefObject<Element | null>, initially: boolean): boolean {
  const [isNear, setNear] = useState(initially)

  useEffect(() => {
    const element = place.current
    if (!element) return
    return watchNearness(element, (near) => startTransition(() => setNear(near || element.contains(document.activeElement))))
  }, [place])

  return isNear
}
