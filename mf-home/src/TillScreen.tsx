import { formatPhone } from 'shared/format'
import { useLocation } from 'shared/router'
import { shortLandscape, veryLow, wide } from 'shared/screen-size'
import { rememberedLogin, useMembership, useSession } from 'shared/session'
import { BrandPlate, chakra, CrossIcon, IconButton, PageTitle, Stack, Text, useDocumentTitle } from 'shared/ui'
import { BrandMark } from './BrandMark.tsx'
import { tillMessages } from './till/messages.ts'
import { messages } from './messages.ts'
import { TillRequest } from './till/TillRequest.tsx'
import { TillVoucher } from './till/TillVoucher.tsx'
import { useLeave } from './till/use-leave.ts'
import { useTillVoucher } from './till/use-till-voucher.ts'
import { useWakeLock } from './till/use-wake-lock.ts'

/**
 * `/{key}/caixa`: the customer's number, a voucher and the newest request on the whole screen, for both sides of the counter. The number
 * and the vouchers need no network; the organisation is the address's, since maybe nobody could check the session.
 */
export default function TillScreen() {
  const [, organizationKey = ''] = useLocation().pathname.split('/')
  const { organization, user } = useSession()
  const membership = useMembership()
  const leave = useLeave(organizationKey)
  const chosen = useTillVoucher(organizationKey)
  const [firstName] = user?.name?.trim().split(/\s+/) ?? []
  const number = formatPhone(user?.phone_number ?? rememberedLogin.phoneNumber() ?? '')
  const hasVoucher = chosen.rewardId !== undefined
  useDocumentTitle(tillMessages.title, organization.current?.name)
  useWakeLock()

  return (
    <Screen
      ref={show}
      aria-labelledby="till"
      data-voucher={chosen.voucher && ''}
      onCancel={(event) => (event.preventDefault(), leave())}
    >
      <PageTitle id="till" srOnly>
        {tillMessages.title}
      </PageTitle>
      <Band>
        {organization.current && <BrandPlate name={organization.current.name} src={organization.current.brand} />}
        <p>{firstName && tillMessages.customer(firstName)}</p>
        <IconButton label={tillMessages.leave} onClick={leave}>
          <CrossIcon />
        </IconButton>
        {hasVoucher && <PhoneNumber>{number}</PhoneNumber>}
        <BrandMark />
      </Band>
      {hasVoucher ? (
        <TillVoucher organizationKey={organizationKey} {...chosen} rewardId={chosen.rewardId} />
      ) : (
        <Stack
          alignItems="center"
          gap="2"
          paddingBlock="12"
          textAlign="center"
          css={{ [shortLandscape]: { paddingBlock: '4' } }}
        >
          <PhoneNumber data-large="">{number}</PhoneNumber>
          <Text>{number ? tillMessages.tellNumber : messages.points.howTheyCome}</Text>
        </Stack>
      )}
      {membership && <TillRequest membership={membership} />}
    </Screen>
  )
}

/** A dialog must be closed before React removes it. */
function show(screen: HTMLDialogElement) {
  screen.showModal()
  return () => screen.close()
}

/** The code, and at its side all words. */
const beside = (columns: string) => ({
  '&[data-voucher]': {
    display: 'grid',
    gridTemplateColumns: columns,
    gridTemplateRows: 'auto auto auto 1fr',
    alignItems: 'start',
    columnGap: '6',
  },
})

/** Black on white whatever the brand, also by night. However large the customer's text is, nothing is larger than the code. */
const Screen = chakra('dialog', {
  base: {
    width: '100vw',
    maxWidth: 'none',
    height: '100dvh',
    maxHeight: 'none',
    overflowY: 'auto',
    forcedColorAdjust: 'none',
    colorScheme: 'light',
    background: 'paper',
    color: 'ink',
    // What the keyboard reaches is above the request.
    '&:has([role=group])': { scrollPaddingBottom: '14rem', [veryLow]: { scrollPaddingBottom: '0' } },
    '--most': '6vw',
    '--gutter': { base: '{spacing.4}', sm: '{spacing.6}', lg: 'max({spacing.6}, 50vw - 28.75rem)' },
    '& p:not([translate])': { fontSize: 'min(1rem, var(--most))' },
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '2',
    paddingInline: 'var(--gutter)',
    // As a dialog rises.
    '--rise': { base: '100%', md: '{spacing.6}' },
    animation: 'riseIn 250ms {easings.out}',
    [wide]: beside('minmax(0, 22rem) minmax(0, 34rem)'),
    [shortLandscape]: {
      ...beside('auto minmax(0, 1fr)'),
      '--most': '3.2vw',
      paddingTop: '2',
      paddingInline: 'max({spacing.4}, env(safe-area-inset-left)) max({spacing.4}, env(safe-area-inset-right))',
    },
  },
})

/** In the organisation's colour, across the screen; above the other words on a phone held sideways. */
const Band = chakra('div', {
  base: {
    position: 'relative',
    isolation: 'isolate',
    // Whatever is asked for at the lower edge, the way out is in sight.
    zIndex: '1',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '3',
    alignSelf: 'stretch',
    marginInline: 'calc(-1 * var(--gutter))',
    paddingInline: 'var(--gutter)',
    paddingTop: 'calc({spacing.2} + env(safe-area-inset-top))',
    paddingBottom: '2',
    borderBottomWidth: '1px',
    borderColor: 'brand.border',
    background: 'brand',
    color: 'brand.on',
    overflowWrap: 'anywhere',
    '& > p:first-of-type': { gridColumn: '2' },
    '& button': { marginInlineEnd: '-2', color: 'inherit', _hover: { background: 'transparent', color: 'inherit' } },
    [wide]: { gridColumn: '1 / -1' },
    [shortLandscape]: {
      gridColumn: '2',
      marginInline: '0',
      paddingInline: '4',
      paddingBlock: '1',
      borderWidth: '1px',
      borderRadius: 'lg',
    },
    // The code comes first.
    [veryLow]: { order: '1', borderTopWidth: '1px', paddingTop: '2' },
  },
})

const PhoneNumber = chakra('span', {
  base: {
    gridColumn: '2 / -1',
    textStyle: 'number',
    fontSize: 'min(1.75rem, 8.75vw)',
    lineHeight: '1.2',
    whiteSpace: 'nowrap',
    '&[data-large]': { fontSize: 'min(2.5rem, 11vw)' },
    [wide]: { fontSize: 'min(1.75rem, 4.4vw)' },
    [shortLandscape]: {
      gridColumn: '1 / -1',
      fontSize: 'min(1.75rem, 4.4vw)',
      '&[data-large]': { fontSize: 'max(40px, 5.5vw)' },
    },
  },
})
