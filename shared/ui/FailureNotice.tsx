import { chakra, Stack, type HTMLChakraProps } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Card } from './Card.tsx'
import { AlertIcon } from './icons.tsx'
import { PageTitle, Text } from './Text.tsx'

export interface FailureNoticeProps extends Pick<HTMLChakraProps<'div'>, 'height' | 'minHeight'> {
  /** What happened, in one sentence. */
  readonly title: ReactNode
  /** It replaces a whole screen, so its title is the `h1`. */
  readonly isScreen?: boolean
  /** What is safe and what to do. */
  readonly children?: ReactNode
  readonly onRetry?: () => void
  readonly retrying?: boolean
  /** 'Tentar de novo' by default. */
  readonly retryLabel?: string
}

/** Replaces a region that failed to load. Give it the region's `minHeight`, so that the page does not jump. */
export function FailureNotice({
  title,
  isScreen = false,
  children,
  onRetry,
  retrying,
  retryLabel = 'Tentar de novo',
  ...size
}: FailureNoticeProps) {
  return (
    <Card
      role="alert"
      display="flex"
      flexDirection="column"
      alignItems="center"
      justifyContent="center"
      gap="4"
      padding="6"
      textAlign="center"
      {...size}
    >
      <FailureMark />
      <Stack alignItems="center" gap="1">
        {isScreen ? <PageTitle textStyle="subtitle">{title}</PageTitle> : <Text textStyle="subtitle">{title}</Text>}
        {children && (
          <Text as="div" maxWidth="80" color="ink.soft">
            {children}
          </Text>
        )}
      </Stack>
      {onRetry && (
        <Button variant="secondary" loading={retrying ?? false} onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
    </Card>
  )
}

/** The sign above what failed. */
export const FailureMark = () => (
  <chakra.span
    display="grid"
    placeItems="center"
    width="12"
    height="12"
    borderRadius="full"
    background="danger.tint"
    color="danger.text"
  >
    <AlertIcon />
  </chakra.span>
)
