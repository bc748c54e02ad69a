import { chakra } from '@chakra-ui/react'
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
    <chakra.div
      display="flex"
      flexDirection="column"
      alignItems="center"
      gap="4"
      paddingInline="4"
      paddingBlock="10"
      textAlign="center"
    >
      {illustration}
      <Text maxWidth="80" color="ink.soft" textWrap="balance">
        {children}
      </Text>
      {action}
    </chakra.div>
  )
}
