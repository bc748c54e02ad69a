import { startTransition, useCallback, useState, type RefCallback } from 'react'

/** So far ahead of the screen, on either side: about two screens, more than a flick covers before what it meets is drawn. */
const rootMargin = '1600px 0px'

const comers = new WeakMap<Element, () => void>()
let watch: IntersectionObserver | undefined

/** Calls once, when an element comes near the screen; what it returns ends the wait. One observer for all, since a list has hundreds. */
function whenNear(element: Element, onNear: () => void): () => void {
  watch ??= new IntersectionObserver(announce, { rootMargin })
  comers.set(element, onNear)
  watch.observe(element)
  return () => watch?.unobserve(element)
}

function announce(entries: readonly IntersectionObserverEntry[], observer: IntersectionObserver): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue
    observer.unobserve(target)
    comers.get(target)?.()
  }
}

/**
 * Whether an element has come near the screen: what a long list draws there is worth its time only then. Once true it stays, so
 * that what was drawn can still be found. The change is a transition: scrolling goes on while the list is drawn.
 * @param initially true for what is on the screen at first
 * @returns the reference for the element that keeps the place, and the answer
 */
export function useNearScreen(initially = false): readonly [RefCallback<Element>, boolean] {
  const [isNear, setNear] = useState(initially)
  const place = useCallback((element: Element | null) => element === null ? undefined : whenNear(element, () => startTransition(() => setNear(true))), [])
  return [place, isNear]
}
