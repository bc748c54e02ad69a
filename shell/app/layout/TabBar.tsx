import type { MouseEvent } from 'react'
import { NavLink, paths } from 'shared/router'
import { sideways } from 'shared/screen-size'
import { chakra, GiftIcon, icon as drawIcon, PersonIcon } from 'shared/ui'
import { messages } from '../messages.ts'
import { prefersLessMotion } from '../navigation/prefers-less-motion.ts'
import type { DeclaredPlace } from '../../contract/released-screens.ts'

const HomeIcon = drawIcon(<path d="M4 10.5 12 4l8 6.5V19a1 1 0 0 1-1 1h-4.5v-5.5h-5V20H5a1 1 0 0 1-1-1z" />)
const PointsIcon = drawIcon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="m12 7.75 1.3 2.7 2.95.4-2.15 2.05.53 2.95L12 14.4l-2.63 1.45.53-2.95-2.15-2.05 2.95-.4z" />
  </>,
)

interface TabBarProps {
  readonly organizationKey: string
  /** What remotes declare, after the shell's own tabs. */
  readonly places: readonly DeclaredPlace[]
}

/** The tabs of an organisation: below on phones, on the left of one held sideways and from 960 px. */
export function TabBar({ organizationKey, places }: TabBarProps) {
  const home = paths.home(organizationKey)
  const tabs = [
    { to: home, title: messages.tabs.home, icon: <HomeIcon /> },
    { to: paths.scores(organizationKey), title: messages.tabs.scores, icon: <PointsIcon /> },
    { to: paths.rewards(organizationKey), title: messages.tabs.rewards, icon: <GiftIcon /> },
    { to: paths.profile(organizationKey), title: messages.tabs.profile, icon: <PersonIcon /> },
    ...places.map(({ path, title, icon }) => ({ to: `${home}/${path}`, title, icon: drawIcon(<path d={icon} />)({}) })),
  ]
  const titles = tabs.map(({ title }) => title)
  return (
    <Bar
      aria-label={messages.navigation}
      css={{
        '--tabs': tabs.length,
        '--letters': titles.join('').length,
        '--longest': Math.max(...titles.map(({ length }) => length)),
        // Messages are in the middle of the screen beside it.
        'body:has(&) > .toasts': {
          insetInlineStart: { base: 'var(--rail)', lg: 'calc({spacing.6} + var(--navigation))' },
        },
      }}
    >
      {tabs.map(({ to, title, icon }) => (
        // All other addresses begin with home's, whose tab is current at exactly its own.
        <TabLink key={to} to={to} end={to === home} onClick={toTopOfCurrent}>
          <TabIcon>{icon}</TabIcon>
          <span>{title}</span>
        </TabLink>
      ))}
    </Bar>
  )
}

/** The current tab scrolls to the top of the page. */
function toTopOfCurrent({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  if (currentTarget.pathname === location.pathname)
    scrollTo({ top: 0, behavior: prefersLessMotion() ? 'instant' : 'smooth' })
}

const Bar = chakra('nav', {
  base: {
    position: { base: 'fixed', lg: 'sticky' },
    insetInline: { base: '0', lg: 'auto' },
    bottom: { base: '0', lg: 'auto' },
    // The banner of an override is above it.
    top: { lg: 'var(--banner-height, 0)' },
    zIndex: '2',
    display: { base: 'grid', lg: 'flex' },
    // Large text takes width from a shorter word's tab.
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(max-content, 1fr)',
    flexDirection: 'column',
    alignSelf: 'flex-start',
    gap: { lg: '1' },
    width: { lg: 'var(--navigation)' },
    paddingInlineEnd: { lg: 'calc(var(--navigation) - 12.5rem)' },
    paddingTop: { lg: '6' },
    paddingBottom: { base: 'env(safe-area-inset-bottom)', lg: '0' },
    background: { base: 'paper', lg: 'transparent' },
    borderTopWidth: { base: '1px', lg: '0' },
    borderColor: 'line',
    [sideways]: {
      insetInlineEnd: 'auto',
      top: 'var(--banner-height, 0)',
      width: 'var(--rail)',
      alignSelf: 'stretch',
      gridAutoFlow: 'row',
      gridAutoColumns: 'minmax(0, 1fr)',
      alignContent: 'safe center',
      overflowY: 'auto',
      paddingInlineStart: 'env(safe-area-inset-left)',
      borderWidth: '0 1px 0 0',
    },
    // Where it would cover too much it scrolls away. At the page's end nobody would reach it below a long list.
    '@media (max-width: 39.99rem) and (max-height: 20rem)': {
      position: 'static',
      alignSelf: 'stretch',
      borderWidth: '0 0 1px',
    },
  },
})

const TabLink = chakra(NavLink, {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', lg: 'row' },
    alignItems: 'center',
    justifyContent: { base: 'center', lg: 'flex-start' },
    gap: { base: '0.5', lg: '3' },
    minHeight: { base: '56px', lg: 'control' },
    paddingInline: { base: '2px', lg: '4' },
    borderRadius: { lg: 'md' },
    textStyle: { base: 'caption', lg: 'body' },
    // All words fit side by side at any text size: each grows as far as the narrowest phone has room.
    fontSize: { base: 'min({fontSizes.xs}, 160vw / var(--letters))', lg: 'md' },
    [sideways]: { fontSize: 'min({fontSizes.xs}, min(4.5rem, 15vw) * 1.55 / var(--longest))' },
    fontWeight: 'semibold',
    color: 'ink.soft',
    textDecoration: 'none',
    transitionProperty: 'color, background-color',
    transitionDuration: 'fast',
    '&[aria-current=page]': { color: 'brand.text', background: { lg: 'brand.tint' } },
  },
})

/** On phones the current tab's icon has a background: a shape in addition to the colour. */
const TabIcon = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: { base: 'min({sizes.14}, 100%)', lg: '6' },
    height: { base: 'calc({sizes.6} + 4px)', lg: '6' },
    borderRadius: 'full',
    transitionProperty: 'background-color',
    transitionDuration: 'fast',
    // Large text makes icons larger too, as far as there is room.
    '& > svg': { maxWidth: { base: 'calc(48vw / var(--tabs))', lg: 'none' } },
    '[aria-current=page] > &': { background: { base: 'brand.tint', lg: 'transparent' } },
  },
})
