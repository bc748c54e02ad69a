import { Button, CopyButton, Dialog, Stack, Text, TextField } from 'shared/ui'
import { laterMessages } from '../later-messages.ts'

/** For a web view that Google refuses: why, and how to go on in the browser. */
export function OpenInBrowserDialog({ onClose }: { readonly onClose: () => void }) {
  const texts = laterMessages.openInBrowser
  const address = location.href
  const intent = intentAddress(address, navigator.userAgent)
  return (
    <Dialog open onClose={onClose} title={texts.title}>
      <Stack gap="4">
        <Text>{texts.explanation}</Text>
        <TextField label={texts.address} readOnly value={address} onValueChange={() => undefined} />
        {intent && (
          <Button asChild fullWidth>
            <a href={intent}>{texts.open}</a>
          </Button>
        )}
        <CopyButton text={address} label={texts.copy} copied={texts.copied} failed={texts.copyFailed} />
      </Stack>
    </Dialog>
  )
}

/** Opens an address in the browser, from a web view of Android alone: https://developer.chrome.com/docs/android/intents */
export const intentAddress = (address: string, userAgent: string): string | undefined =>
  userAgent.includes('Android') ? address.replace(/^(https?):([^#]*).*/, 'intent:$2#Intent;scheme=$1;end') : undefined
