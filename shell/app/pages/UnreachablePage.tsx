import { useState, type ReactNode } from 'react'
import { seenVouchersIn } from 'shared/contract'
import { now } from 'shared/format'
import { Link, paths } from 'shared/router'
import { customerStorage, signOut, useSession } from 'shared/session'
import { checkSession } from 'shared/session/host'
import { Button, Stack, Text, Title, useAction, useDocumentTitle } from 'shared/ui'
import { messages } from '../messages.ts'
import { CenteredPage, PageBrand } from './CenteredPage.tsx'

/** Shown if the check of the session decided nothing: says why, checks it again, leads to what this device has for the counter, or signs out. */
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
  const kept = seenVouchersIn(customerStorage.get('vouchers')).filter(({ expiryAt }) => expiryAt > now())
  const hasVouchers = kept.some((voucher) => voucher.organizationKey === organizationKey)
  const [question, setQuestion] = useState<ReactNode>()
  const leaving = useAction(async () => {
    const dialogs =
      kept.length > 0 &&
      (await import(/* webpackChunkName: "sign-out" */ 'shared/vouchers/sign-out').catch(() => undefined))
    if (dialogs) setQuestion(<dialogs.SignOutDialog onClose={() => setQuestion(undefined)} />)
    else await signOut()
  })
  const retry = (
    <Button variant={hasVouchers ? 'secondary' : 'primary'} loading={checking.isRunning} onClick={() => checking.run()}>
      {messages.tryAgain}
    </Button>
  )
  return (
    <CenteredPage>
      <PageBrand />
      <Title level={1}>{title}</Title>
      <Text color="ink.soft" maxWidth="80">
        {messages.unreachableExplanation}
      </Text>
      <Text role="status" minHeight="1lh">
        {hasFailedAgain && (isOffline ? messages.stillOffline : messages.stillFailing)}
      </Text>
      <Stack gap="3" flexWrap="wrap" justifyContent="center" direction={{ base: 'column', md: 'row' }}>
        {!hasVouchers && retry}
        {organizationKey && (
          <>
            <Button asChild variant={hasVouchers ? 'primary' : 'secondary'}>
              <Link to={paths.till(organizationKey)}>{messages.till}</Link>
            </Button>
            <Button asChild variant="secondary">
              <Link to={paths.vouchers(organizationKey)}>{messages.vouchers}</Link>
            </Button>
          </>
        )}
        {hasVouchers && retry}
        <Button variant="quiet" loading={leaving.isRunning} onClick={() => leaving.run()}>
          {messages.signOut}
        </Button>
      </Stack>
      {question}
    </CenteredPage>
  )
}
