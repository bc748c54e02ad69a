import { Button, CopyButton, Dialog, Stack, Text, TextField } from 'shared/ui'
import { laterMessages } from '../later-messages.ts'
import { intentAddress } from './intent-address.ts'

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
