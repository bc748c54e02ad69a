import { useEffect, useRef } from 'react'
import { Button, Stack, Text } from 'shared/ui'
import { messages } from '../messages.ts'

interface MoreEntriesProps {
  readonly shown: number
  readonly count: number
  /** The customer scrolls near the end. */
  readonly onNear: () => void
  /** The customer pressed the button. */
  readonly onAsked: () => void
}

/** The end of what is shown: grows by itself as it comes near, and on request for those who do not scroll. */
export function MoreEntries({ shown, count, onNear, onAsked }: MoreEntriesProps) {
  const end = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = end.current
    if (!element) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        // The button that has the focus would be pushed away, and pull the whole statement after it.
        if (entry?.isIntersecting && !element.contains(document.activeElement)) onNear()
      },
      { rootMargin: '1600px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [onNear])

  return (
    <Stack ref={end} alignItems="center" gap="3">
      <Text textStyle="small" color="ink.soft">
        {messages.shown(shown, count)}
      </Text>
      <Button variant="secondary" onClick={onAsked}>
        {messages.more}
      </Button>
    </Stack>
  )
}
