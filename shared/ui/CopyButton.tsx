import { Stack } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { Button } from './Button.tsx'
import { CheckIcon, CopyIcon } from './icons.tsx'
import { Text, VisuallyHidden } from './Text.tsx'

export interface CopyButtonProps {
  readonly text: string
  readonly label: string
  /** What is said aloud once it is copied. */
  readonly copied: string
  /** What to do instead, if the browser refuses. */
  readonly failed: string
  /** The element that tells this button from others of the same name. */
  readonly 'aria-describedby'?: string | undefined
}

const copiedMs = 8000

/** Copies a text, and shows whether that worked. */
export function CopyButton({ text, label, copied, failed, 'aria-describedby': describedBy }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()
  useEffect(() => {
    if (outcome !== 'copied') return
    const end = setTimeout(() => setOutcome(undefined), copiedMs)
    return () => clearTimeout(end)
  }, [outcome])
  const copy = async () => {
    // Only a status that is filled anew is read out.
    setOutcome(undefined)
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      setOutcome('failed')
    }
  }
  return (
    <Stack gap="2" width="full">
      <Button
        variant="secondary"
        fullWidth
        aria-describedby={describedBy}
        icon={outcome === 'copied' ? <CheckIcon /> : <CopyIcon />}
        onClick={() => void copy()}
      >
        {label}
      </Button>
      {outcome === 'failed' && (
        <Text role="alert" textStyle="small" textAlign="center">
          {failed}
        </Text>
      )}
      <VisuallyHidden role="status">{outcome === 'copied' && copied}</VisuallyHidden>
    </Stack>
  )
}
