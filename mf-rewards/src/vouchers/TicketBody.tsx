import type { ReactNode } from 'react'
import { Flex, Stack } from 'shared/ui'

interface TicketBodyProps {
  picture: ReactNode
  children: ReactNode
}

/** Beside it a code of twelve characters stands on one line. */
export const ticketPictureWidth = { base: '28', sm: '24', md: '28' }

/** A square to look at and the words beside it; above them on the narrowest phones, and where large text needs the width. */
export function TicketBody({ picture, children }: TicketBodyProps) {
  return (
    <Flex
      flex="1"
      flexDirection={{ base: 'column', sm: 'row' }}
      alignItems="center"
      justifyContent="center"
      gap="4"
      width="full"
      textAlign={{ base: 'center', sm: 'start' }}
    >
      <Flex alignItems="center" flexShrink="0" width={ticketPictureWidth}>
        {picture}
      </Flex>
      <Stack flex={{ base: 'initial', sm: '1' }} gap="2" minWidth="0" alignItems={{ base: 'center', sm: 'flex-start' }}>
        {children}
      </Stack>
    </Flex>
  )
}
