import { useState } from 'react'
import { delay } from 'shared/tasks'
import { Box, Button, CopyButton, Flex, icon, Text, useAction } from 'shared/ui'
import type { SeenVoucher } from 'shared/vouchers'
import { messages } from '../messages.ts'

interface SendVoucherProps {
  readonly voucher: SeenVoucher
  /** The title of the voucher's card, where there are several. */
  readonly 'aria-describedby'?: string
}

/** A voucher's code for another app or another person: to the clipboard and, where the browser can, shared. */
export function SendVoucher({ voucher, 'aria-describedby': describedBy }: SendVoucherProps) {
  return (
    <Flex flexWrap="wrap" gap="3" width="full">
      <Box flex="1 1 10rem">
        <CopyButton
          text={voucher.code}
          label={messages.voucher.copy}
          copied={messages.voucher.copied}
          failed={messages.voucher.copyFailed}
          aria-describedby={describedBy}
        />
      </Box>
      {canShare() && (
        <Box flex="1 1 10rem">
          <ShareButton voucher={voucher} aria-describedby={describedBy} />
        </Box>
      )}
    </Flex>
  )
}

const canShare = () => typeof navigator.share === 'function'

function ShareButton({ voucher, 'aria-describedby': describedBy }: SendVoucherProps) {
  const [hasFailed, setHasFailed] = useState(false)
  // While the list of apps is open, a browser refuses to open another.
  const sharing = useAction(async () => {
    setHasFailed(false)
    const shared = navigator
      .share({ text: messages.voucher.shared(voucher) })
      .catch((refusal: unknown) => setHasFailed(!isOfTheCustomer(refusal)))
    const waiting = new AbortController()
    await Promise.race([shared, untilBack(waiting.signal)])
    waiting.abort()
  })
  return (
    <>
      <Button variant="secondary" fullWidth aria-describedby={describedBy} icon={<ShareIcon />} onClick={sharing.run}>
        {messages.voucher.share}
      </Button>
      {hasFailed && (
        <Text role="alert" textStyle="small" textAlign="center" marginTop="2">
          {messages.voucher.shareFailed}
        </Text>
      )}
    </>
  )
}

/** Resolves once the customer is back at the page, at the latest after ten seconds: some browsers never say how sharing ended. */
async function untilBack(signal: AbortSignal): Promise<void> {
  const back = new Promise((resolve) => {
    addEventListener('focus', resolve, { signal })
    document.addEventListener('visibilitychange', () => !document.hidden && resolve(undefined), { signal })
  })
  await Promise.race([back, delay(10_000)])
}

/** Whoever closes the list of apps has decided not to share. */
const isOfTheCustomer = (refusal: unknown): boolean => refusal instanceof DOMException && refusal.name === 'AbortError'

const ShareIcon = icon(
  <path d="M12 15V4m-4 3.5L12 4l4 3.5M6.5 11H5.75a1 1 0 0 0-1 1v7a1 1 0 0 0 1 1h12.5a1 1 0 0 0 1-1v-7a1 1 0 0 0-1-1h-.75" />,
)
