import { chakra } from '@chakra-ui/react'

export interface ProgressBarProps {
  /** From 0 to `max`; other values are clamped. */
  readonly value: number
  readonly max: number
  readonly label: string
  /** The value in words, for screen readers; the percentage by default. */
  readonly valueText?: string
}

/** The width of a bar's filled part. Almost all does not look like all. */
export const filledWidth = (share: number): string => `${share < 1 ? Math.min(97, Math.max(0, share) * 100) : 100}%`

/** A progress bar. Show the value in words beside it too. */
export function ProgressBar({ value, max, label, valueText }: ProgressBarProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  return (
    <chakra.div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.floor(share * 100)}
      aria-valuetext={valueText}
      height="2"
      borderRadius="full"
      background="line"
      outline="1px solid transparent"
      overflow="hidden"
    >
      <chakra.div
        height="full"
        borderRadius="full"
        background="brand.text"
        _highContrast={{ background: 'CanvasText' }}
        transitionProperty="width"
        transitionDuration="slow"
        style={{ width: filledWidth(share) }}
      />
    </chakra.div>
  )
}
