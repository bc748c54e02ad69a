import type { ReactNode } from 'react'
import { shortLandscape } from 'shared/screen-size'
import { chakra, Flex, illustration, Stack } from 'shared/ui'

export const Ticket = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '4',
    // From 412 px on the height of a voucher that can be shared; on narrower phones that would push the words out of sight.
    minHeight: { base: '12rem', sm: '17rem', md: '14rem' },
    [shortLandscape]: { minHeight: '13.25rem' },
    padding: '4',
    borderWidth: '1.5px',
    borderStyle: 'dashed',
    borderColor: 'line.strong',
    borderRadius: 'lg',
    background: 'brand.tint',
  },
})

export const ticketPictureWidth = '28'

/** A square to look at and the words beside it; above them on the narrowest phones, and where large text needs the width. */
export function TicketBody({ picture, children }: { readonly picture: ReactNode; readonly children: ReactNode }) {
  return (
    <Flex
      flex="1"
      flexDirection={{ base: 'column', sm: 'row' }}
      flexWrap={{ sm: 'wrap' }}
      alignContent="center"
      alignItems="center"
      justifyContent="center"
      gap="4"
      width="full"
      textAlign={{ base: 'center', sm: 'start' }}
    >
      <Flex alignItems="center" flexShrink="0" width={ticketPictureWidth}>
        {picture}
      </Flex>
      <Stack
        flex={{ base: 'initial', sm: '1 1 10rem' }}
        gap="2"
        minWidth="0"
        alignItems={{ base: 'center', sm: 'flex-start' }}
      >
        {children}
      </Stack>
    </Flex>
  )
}

/** A voucher that is not there yet. */
export const TicketIllustration = illustration(
  <>
    <ellipse className="tint" cx="72" cy="58" rx="64" ry="46" />
    <path
      className="paper"
      d="M24 34h96a4 4 0 0 1 4 4v9a9 9 0 0 0 0 18v9a4 4 0 0 1-4 4H24a4 4 0 0 1-4-4v-9a9 9 0 0 0 0-18v-9a4 4 0 0 1 4-4z"
    />
    <path d="M84 34v6m0 7v6m0 7v6m0 7v5" />
    <path className="brand" d="M34 44h12v12H34zM56 44h12v12H56zM34 61h12v9H34z" />
    <path d="M56 61h4v4m8 0v5h-8M96 50h16M96 61h10" />
    <path d="M110 16v8m-4-4h8M32 90v6m-3-3h6" />
  </>,
)
