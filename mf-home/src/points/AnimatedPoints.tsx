import { useLayoutEffect, useRef } from 'react'
import { formatPoints } from 'shared/points'
import { customerKey, useQueryClient, type Membership } from 'shared/query'
import { chakra } from 'shared/ui'
import { counterValue } from './counter-value.ts'
import { keepSeenPoints, seenPoints } from './seen-points.ts'

/** No more steps than an eye can tell apart: each lays out the page's largest text, on a phone that is still loading. */
const stepMs = 30

interface AnimatedPointsProps {
  readonly membership: Membership
  readonly total: number
}

/** The total, which counts up from the one that this customer saw last; for the eye alone, so say it in words beside it. */
export function AnimatedPoints({ membership: { sub, organizationKey }, total }: AnimatedPointsProps) {
  const element = useRef<HTMLSpanElement>(null)
  const queryClient = useQueryClient()

  // Before paint, and without React: sixty renders a second would be a waste.
  useLayoutEffect(() => {
    const show = (value: number) => {
      if (!element.current) return
      element.current.textContent = formatPoints(value)
      // Equally wide figures stand still while they count; a '1' among them has a hole beside it.
      element.current.style.fontVariantNumeric = value === total ? 'proportional-nums' : ''
    }
    const seenKey = customerKey({ sub, organizationKey }, 'points', 'seen')
    const from = queryClient.getQueryData<number>(seenKey) ?? seenPoints()[organizationKey]?.total ?? 0
    keepSeenPoints({ sub, organizationKey }, total)
    const { matches: isStill } = matchMedia('(prefers-reduced-motion: reduce)')
    if (isStill || from === total) {
      queryClient.setQueryData(seenKey, total)
      show(total)
      return
    }
    show(from)
    let frame = requestAnimationFrame((startedAt) => {
      queryClient.setQueryData(seenKey, total)
      let shownAt = startedAt
      const step = (now: number) => {
        frame = requestAnimationFrame(step)
        if (now - shownAt < stepMs) return
        shownAt = now
        const value = counterValue({ from, to: total, elapsedMs: now - startedAt })
        show(value)
        if (value === total) cancelAnimationFrame(frame)
      }
      step(startedAt)
    })
    return () => cancelAnimationFrame(frame)
  }, [sub, organizationKey, total, queryClient])

  const width = widthInEm(formatPoints(total))
  // As wide as its end from the start: what is beside it keeps its place.
  return (
    <chakra.span
      ref={element}
      aria-hidden="true"
      display="inline-block"
      minWidth={`${width}em`}
      fontSize={`min(1em, (100cqi - var(--word, 0px)) / ${width})`}
    />
  )
}

/** Of digits and their separators, in the hero's type; no other character is narrower than one and wider than the other. */
const widthInEm = (points: string) => 0.6 * points.replace(/\D/g, '').length + 0.25 * points.replace(/\d/g, '').length
