import { Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { Button } from './Button.tsx'
import { CheckIcon, CopyIcon } from './icons.tsx'
import { Text, VisuallyHidden } from './Text.tsx'

export interface CopyButtonProps {
  /** What goes to the clipboard. */
  text: string
  /** What the button says before, and after. */
  label: string
  copied: string
  /** What to do instead, where the browser refuses. */
  failed: string
}

/** Copies a text, and says whether it could. */
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
      <Button variant="secondary" fullWidth icon={outcome === 'copied' ? <CheckIcon /> : <CopyIcon />} onClick={() => void copy()}>
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
