import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Text } from './Text.tsx'

export interface EmptyStateProps {
  illustration: ReactNode
  /** One sentence. */
  children: ReactNode
  /** One thing to do, such as a button. */
  action?: ReactNode
}

/** Nothing here yet: a drawing, a sentence and an invitation. */
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
