import { Stack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Text } from './Text.tsx'

export interface EmptyStateProps {
  readonly illustration: ReactNode
  /** One sentence. */
  readonly children: ReactNode
  readonly action?: ReactNode
}

/** Says that there is nothing here yet: a drawing, a sentence and an action. */
export function EmptyState({ illustration, children, action }: EmptyStateProps) {
  return (
    <Stack alignItems="center" gap="4" paddingInline="4" paddingBlock="10" textAlign="center" css={smallIfLow}>
      {illustration}
      <Text maxWidth="80" color="ink.soft" textWrap="balance">
        {children}
      </Text>
      {action}
    </Stack>
  )
}

/** The action is in sight. */
const smallIfLow = { '@media (max-height: 36rem)': { gap: '2', paddingBlock: '2', '& > svg': { width: '14' } } }
