import { useState, type ReactNode } from 'react'
import type { Provider } from 'shared/identity'
import { loadFederatedSignIn } from 'shared/session'
import { showToast } from 'shared/toast'
import { Button, chakra, Stack, type Action } from 'shared/ui'
import { genericFailure } from '../failures.ts'
import type * as laterSteps from '../later-steps.ts'
import { Pair } from '../layout/AuthCard.tsx'
import { messages } from '../messages.ts'
import { AppleMark, GoogleMark } from './provider-marks.tsx'

const buttons = [
  { provider: 'apple', mark: <AppleMark /> },
  { provider: 'google', mark: <GoogleMark /> },
] as const

interface FederatedButtonsProps {
  /** Runs {@link leaveFor}. */
  readonly leaving: Action<[Provider]>
  /** Whether the form, the other way, comes after them. */
  readonly above?: boolean
  readonly children?: ReactNode
}

/** The ways in that need no password: to Apple or Google, and back to this address (spec §2). */
export function FederatedButtons({ leaving, above, children }: FederatedButtonsProps) {
  const [refusal, setRefusal] = useState<typeof laterSteps>()

  const press = (provider: Provider) => {
    if (provider === 'apple' || !isRefusedByGoogle(navigator.userAgent)) return leaving.run(provider)
    import(/* webpackChunkName: "later-steps" */ '../later-steps.ts').then(setRefusal, () => showToast(genericFailure))
  }

  const or = <Divider>{messages.federated.or}</Divider>
  return (
    <Stack gap="5">
      {!above && or}
      <Pair gap="3">
        {buttons.map(({ provider, mark }) => (
          <Button
            key={provider}
            variant="secondary"
            fullWidth
            icon={mark}
            loading={leaving.input?.[0] === provider}
            disabled={leaving.isRunning && leaving.input?.[0] !== provider}
            onFocus={prefetchLeaving}
            onPointerEnter={prefetchLeaving}
            onClick={() => press(provider)}
          >
            {messages.federated.access(provider)}
          </Button>
        ))}
      </Pair>
      {above && or}
      {children}
      {refusal && <refusal.OpenInBrowserDialog onClose={() => setRefusal(undefined)} />}
    </Stack>
  )
}

/** Whether the page is in a web view that Google refuses with '403 disallowed_useragent': Instagram's, Facebook's or Android's. */
export const isRefusedByGoogle = (userAgent: string): boolean => /Instagram|FBA[NV]\/|FB_IAB|; wv\)/.test(userAgent)

/** Leaves the site for a provider. Settles only for a customer who stayed or came back, and says why. */
export async function leaveFor(provider: Provider): Promise<void> {
  const federated = await loadFederatedSignIn().catch(() => undefined)
  showToast(federated ? await federated.leaveForProvider(provider) : genericFailure)
}

/** Whoever points at a button may press it, so its code is fetched now. */
const prefetchLeaving = (): void => void loadFederatedSignIn().catch(() => undefined)

const Divider = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    textStyle: 'small',
    color: 'ink.soft',
    '&::before, &::after': { content: '""', flex: '1', height: '1px', background: 'line' },
  },
})
