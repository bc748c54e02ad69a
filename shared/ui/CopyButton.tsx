import { Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { Button } from './Button.tsx'
import { CheckIcon, CopyIcon } from './icons.tsx'
import { Text, VisuallyHidden } from './Text.tsx'

export interface CopyButtonProps {
  readonly text: string
  /** The button's text before and after copying. */
  readonly label: string
  readonly copied: string
  /** What to do instead, if the browser refuses. */
  readonly failed: string
}

/** Copies a text, and shows whether that worked. */
export function CopyButton({ text, label, copied, failed }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()
  const copy = async () => {
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
        icon={outcome === 'copied' ? <CheckIcon /> : <CopyIcon />}
        onClick={() => void copy()}
      >
        {outcome === 'copied' ? copied : label}
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
