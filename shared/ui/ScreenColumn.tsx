import { Stack } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** The one column of a screen: the page's margin, its maximum width, 24 px between groups (design.md, "Space"). */
export function ScreenColumn({ children }: { children: ReactNode }) {
  return (
    <Stack
      gap="6"
      width="full"
      maxWidth="content"
      marginInline="auto"
      paddingInline={{ base: '4', sm: '6' }}
      paddingBlock="6"
    >
      {children}
    </Stack>
  )
}
