import { useSyncExternalStore, type ReactNode } from 'react'
import { QueryCache } from 'shared/query'
import { sideways } from 'shared/screen-size'
import { useSession } from 'shared/session'
import { chakra, Flex } from 'shared/ui'
import { messages } from '../messages.ts'
import type { DeclaredPlace } from '../../contract/released-screens.ts'
import { ConnectionLine } from './ConnectionLine.tsx'
import { ConsoleHeader, consoleWidth } from './ConsoleHeader.tsx'
import { TabBar } from './TabBar.tsx'

export interface ConsoleLayoutProps {
  /** Home's header continues the colour of its hero. */
  readonly tone: 'brand' | 'paper'
  /** Whether the session could be checked. If not, links to other screens are left out. */
  readonly isReachable: boolean
  /** What remotes declare in the organisation's navigation. */
  readonly places: readonly DeclaredPlace[]
  readonly children: ReactNode
}

/** The tabs stand beside the screen from `lg` and on a phone held sideways, and above it where it is low. */
const tabsFirst = matchMedia('(min-width: 60rem), (min-width: 40rem) and (max-height: 30rem), (max-height: 20rem)')

function followWindow(onChange: () => void): () => void {
  tabsFirst.addEventListener('change', onChange)
  return () => tabsFirst.removeEventListener('change', onChange)
}

/** The signed-in frame: the header, the screen, and at an organisation its four tabs. */
export function ConsoleLayout({ tone, isReachable, places, children }: ConsoleLayoutProps) {
  const { key } = useSession().organization
  const tabBarKey = isReachable ? key : undefined
  const tabBar = tabBarKey && <TabBar organizationKey={tabBarKey} places={places} />
  const areTabsFirst = useSyncExternalStore(followWindow, () => tabsFirst.matches)
  return (
    <QueryCache>
      <Flex
        direction="column"
        minHeight="100dvh"
        paddingInlineStart={tabBarKey && 'var(--rail)'}
        css={{ [sideways]: { paddingInlineEnd: 'env(safe-area-inset-right)' } }}
      >
        <SkipLink href="#content">{messages.skipToContent}</SkipLink>
        <ConsoleHeader tone={tone} isReachable={isReachable} />
        <Flex
          flex="1"
          width={{ base: 'full', lg: 'calc(100% - {spacing.6})' }}
          paddingInlineStart={{ lg: tabBarKey && '6' }}
          maxWidth={{ lg: consoleWidth }}
          marginInline="auto"
          direction={{ base: 'column', lg: 'row' }}
          justifyContent={{ lg: tabBarKey ? 'flex-start' : 'center' }}
        >
          {/* Tab reaches it where the eye does. `main` stays as it is when a window changes its size. */}
          {areTabsFirst && tabBar}
          <chakra.main
            id="content"
            tabIndex={-1}
            flex="1"
            minWidth="0"
            maxWidth={{ lg: 'content' }}
            containerType="inline-size"
            paddingBottom={`calc({sizes.10} + var(--offline-strip, 0px) + ${tabBarKey ? 'var(--tab-bar)' : '0px'})`}
            // Aligns the screen's title with the first tab.
            paddingTop={{ lg: '2' }}
          >
            {children}
          </chakra.main>
          {!areTabsFirst && tabBar}
        </Flex>
        <ConnectionLine isOnTabBar={tabBarKey !== undefined} />
      </Flex>
    </QueryCache>
  )
}

const SkipLink = chakra('a', {
  base: {
    position: 'absolute',
    insetInlineStart: 'calc(var(--rail) + {spacing.4})',
    top: '-20',
    zIndex: '3',
    padding: '3',
    borderRadius: 'md',
    background: 'paper',
    color: 'ink',
    _focus: { top: 'calc(var(--banner-height, 0px) + {spacing.2})' },
  },
})
