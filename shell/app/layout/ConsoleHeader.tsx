import { formatPhone } from 'shared/format'
import { Link, paths } from 'shared/router'
import { useSession } from 'shared/session'
import { Avatar, BrandPlate, chakra, ChevronIcon, Flex } from 'shared/ui'
import { messages } from '../messages.ts'
import { useBrand } from './use-brand.ts'

/** The console's two columns from 960 px, between two gutters. */
export const consoleWidth = 'calc({spacing.6} + var(--navigation) + var(--content))'

interface ConsoleHeaderProps {
  readonly tone: 'brand' | 'paper'
  /** Whether the session could be checked. If not, the header shows a link to go back instead of the customer. */
  readonly isReachable: boolean
}

/** The organisation on the left, which leads a customer of several to the others; the customer on the right. */
export function ConsoleHeader({ tone, isReachable }: ConsoleHeaderProps) {
  const { organization, ui } = useSession()
  const brand = useBrand()
  const title = ui.layout.title ?? (brand.pending ? '' : brand.name)
  // Beside the content, the navigation is as far left as the header.
  const wide = isReachable && organization.key !== undefined
  const canSwitch = ui.layout.title === undefined && organization.current !== undefined && organization.orgs.length > 1
  const name = (
    <chakra.span textStyle="subtitle" lineClamp="2" overflowWrap="anywhere">
      {title}
    </chakra.span>
  )
  return (
    <HeaderBar tone={tone}>
      <Flex
        alignItems="center"
        justifyContent="space-between"
        columnGap="4"
        width="full"
        // Its edges are the content's, at every width.
        maxWidth={{ base: 'content', lg: wide ? consoleWidth : 'content' }}
        marginInline="auto"
        paddingInline={{ base: '4', sm: '6' }}
        paddingBlock="2"
        minHeight="64px"
        css={{ '@media (max-height: 30rem)': { paddingBlock: '0.5', minHeight: '0' } }}
      >
        <Flex alignItems="center" gap="3" minWidth="0" flex="1 1 7.5rem" position="relative">
          {!brand.pending && <BrandPlate name={brand.name} src={brand.src} size={40} />}
          {canSwitch ? (
            <SwitchLink to={paths.home()} aria-label={`${title}: ${messages.switchOrganization}`}>
              {name}
              <SwitchBadge>
                <ChevronIcon />
              </SwitchBadge>
            </SwitchLink>
          ) : (
            name
          )}
        </Flex>
        {isReachable ? <CustomerLink /> : <HeaderLink to={paths.home(organization.key)}>{messages.back}</HeaderLink>}
      </Flex>
    </HeaderBar>
  )
}

function CustomerLink() {
  const { user, organization } = useSession()
  const name = user?.name?.trim().split(/\s+/)[0] ?? ''
  return (
    <HeaderLink to={paths.profile(organization.key)}>
      <Avatar name={name} src={user?.picture} size={40} />
      {/* A narrow screen has no room for a whole number. */}
      <chakra.span textStyle="small" fontWeight="semibold" maxWidth={{ base: name ? '20' : '0', sm: '32' }} truncate>
        {name || formatPhone(user?.phone_number ?? '')}
      </chakra.span>
    </HeaderLink>
  )
}

const HeaderBar = chakra('header', {
  base: {
    paddingInline: { lg: '3' },
    // In the installed site: below the notch and the clock.
    paddingTop: 'env(safe-area-inset-top)',
    borderBottomWidth: '1px',
  },
  variants: {
    tone: {
      // From 960 px the hero is a separate panel, so the header does not continue its colour.
      brand: {
        background: { base: 'brand', lg: 'paper' },
        color: { base: 'brand.on', lg: 'ink' },
        borderColor: { base: 'brand', lg: 'line' },
      },
      paper: { background: 'paper', color: 'ink', borderColor: 'line' },
    },
  },
})

/** Covers the logo beside it too, so that either can be pressed. */
const SwitchLink = chakra(Link, {
  base: {
    _after: { content: '""', position: 'absolute', inset: '-1' },
    _focusVisible: { outlineColor: 'currentColor', boxShadow: 'none' },
  },
})

/**
 * At the logo's corner, where it takes no room: the list of organisations arrives later than the name. As the logo, it does not grow
 * with the text, which it would cover.
 */
const SwitchBadge = chakra('span', {
  base: {
    position: 'absolute',
    insetInlineStart: '26px',
    top: 'calc(50% + 5px)',
    width: '20px',
    height: '20px',
    padding: '2px',
    '& svg': { width: 'full', height: 'full' },
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'full',
    background: 'paper',
    color: 'ink',
    rotate: '90deg',
  },
})

/** Where large text leaves no room for both names the customer's wraps out of sight: the picture stays. */
const HeaderLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    // Room for the focus ring around the name. The negative margin keeps the picture aligned with the content's edge.
    paddingInlineStart: '3',
    paddingInlineEnd: '1',
    marginInlineEnd: '-1',
    borderRadius: 'full',
    flexFlow: 'row-reverse wrap',
    flexShrink: '99',
    minWidth: '14',
    height: '48px',
    paddingBlock: '4px',
    overflow: 'hidden',
  },
})
