import { useState } from 'react'
import { seenVouchersIn } from 'shared/contract'
import { now } from 'shared/format'
import { Link, paths } from 'shared/router'
import { customerStorage, signOut, useSession } from 'shared/session'
import { checkSession } from 'shared/session/host'
import { Button, illustration, Stack, Text, Title, useAction, useDocumentTitle } from 'shared/ui'
import { messages } from '../messages.ts'
import { CenteredPage } from './CenteredPage.tsx'

const OfflineIllustration = illustration(
  <>
    <ellipse className="tint" cx="72" cy="60" rx="64" ry="44" />
    <path className="paper" d="M44 82a17 17 0 0 1-2-33.9 30 30 0 0 1 58.6-3.7A19 19 0 0 1 102 82z" />
    <circle className="brand" cx="98" cy="82" r="15" />
    <path className="on-brand" d="m92.5 76.5 11 11m0-11-11 11" />
    <path d="M60 66a17 17 0 0 1 24 0M67 73a7 7 0 0 1 10 0" />
  </>,
)

/** Shown if the check of the session decided nothing: says why, checks it again, leads to the vouchers that this device keeps, or signs out. */
export function UnreachablePage({ organizationKey }: { organizationKey: string | undefined }) {
  const { checkFailure } = useSession()
  const isOffline = checkFailure === 'network'
  const isBusy = checkFailure === 'limit-exceeded'
  // Whatever else the provider answers, no customer has caused.
  const title = isOffline ? messages.offlineTitle : isBusy ? messages.busyTitle : messages.faultTitle
  useDocumentTitle(title)
  const [hasFailedAgain, setHasFailedAgain] = useState(false)
  const checking = useAction(async () => {
    setHasFailedAgain(false)
    await checkSession()
    setHasFailedAgain(true)
  })
  const leaving = useAction(signOut)
  const hasVouchers = seenVouchersIn(customerStorage.get('vouchers')).some(
    (voucher) => voucher.organizationKey === organizationKey && voucher.expiryAt > now(),
  )
  const retry = (
    <Button variant={hasVouchers ? 'secondary' : 'primary'} loading={checking.isRunning} onClick={() => checking.run()}>
      {messages.tryAgain}
    </Button>
  )
  return (
    <CenteredPage isFailure={!isOffline && !isBusy}>
      {isOffline && <OfflineIllustration />}
      <Title level={1}>{title}</Title>
      <Text color="ink.soft" maxWidth="80">
        {messages.unreachableExplanation}
      </Text>
      <Text role="status" minHeight="1lh">
        {hasFailedAgain && (isOffline ? messages.stillOffline : messages.stillFailing)}
      </Text>
      <Stack gap="3" marginBottom="4" direction={{ base: 'column', md: 'row' }}>
        {!hasVouchers && retry}
        {organizationKey && (
          <Button asChild variant={hasVouchers ? 'primary' : 'secondary'}>
            <Link to={paths.vouchers(organizationKey)}>{messages.vouchers}</Link>
          </Button>
        )}
        {hasVouchers && retry}
      </Stack>
      <Button variant="quiet" loading={leaving.isRunning} onClick={() => leaving.run()}>
        {messages.signOut}
      </Button>
    </CenteredPage>
  )
}
