import { siteConfig, useSession } from 'shared/session'
import { Box, Button, chakra, CopyButton, QrCode, Stack, Text, Title } from 'shared/ui'
import { laterMessages } from '../later-messages.ts'
import { AuthCard } from '../layout/AuthCard.tsx'
import { WayOut } from '../layout/WayOut.tsx'
import type { SignInAttempt } from './answer-challenge.ts'
import { CodeForm } from './CodeViews.tsx'

interface AppSetupViewProps {
  readonly attempt: SignInAttempt
  /** The key for the authenticator app, in base32. */
  readonly secret: string
}

/** Sets up the authenticator app that the account requires: the key goes into the app, and the app's first code proves it. */
export function AppSetupView({ attempt, secret }: AppSetupViewProps) {
  const { organization } = useSession()
  const texts = laterMessages.appSetup
  const issuer = organization.current?.name ?? siteConfig().product.name
  const address = authenticatorAddress(issuer, attempt.phoneNumber, secret)
  return (
    <AuthCard title={texts.title} explanation={texts.explanation}>
      <Stack gap="4">
        <Title level={3} as="h2">
          {texts.addAccount}
        </Title>
        <Button asChild variant="secondary" fullWidth>
          <a href={address}>{texts.openApp}</a>
        </Button>
        <Text textStyle="small" color="ink.soft">
          {texts.orScan}
        </Text>
        <Box alignSelf="center">
          <QrCode text={address} label={texts.qrCode} width="48" />
        </Box>
        <Text textStyle="small" color="ink.soft">
          {texts.orCopy}
        </Text>
        <Secret translate="no">{inGroupsOfFour(secret)}</Secret>
        <CopyButton text={secret} label={texts.copySecret} copied={texts.copied} failed={texts.copyFailed} />
      </Stack>
      <Stack gap="4">
        <Title level={3} as="h2">
          {texts.enterCode}
        </Title>
        <CodeForm attempt={attempt} about={texts.codeHint} />
        <WayOut step={attempt.step} />
      </Stack>
    </AuthCard>
  )
}

/** Opens an authenticator app: https://github.com/google/google-authenticator/wiki/Key-Uri-Format */
export function authenticatorAddress(issuer: string, phoneNumber: string, secret: string): string {
  // The identity client's own address does not escape the names: an ampersand would end it.
  const [name, account] = [issuer, phoneNumber].map(encodeURIComponent)
  return `otpauth://totp/${name}:${account}?secret=${secret}&issuer=${name}`
}

/** A secret in groups of four, which are easier to type into another device. */
export const inGroupsOfFour = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? ''

const Secret = chakra(
  'p',
  {
    base: {
      padding: '4',
      borderRadius: 'md',
      background: 'ground',
      textStyle: 'number',
      fontSize: 'lg',
      lineHeight: '1.75',
      letterSpacing: '0.06em',
      wordSpacing: '0.35em',
      textAlign: 'center',
      // If the clipboard is refused, one touch selects all of it.
      userSelect: 'all',
    },
  },
  // The HTML attribute, not the style of the same name: a browser that translates the page leaves it as it is.
  { forwardProps: ['translate'] },
)
