import type { ReactNode } from 'react'
import { useSession } from 'shared/session'
import { chakra, Flex } from 'shared/ui'
import { messages } from '../messages.ts'
import { consoleWidth } from './console-width.ts'
import { ConsoleHeader } from './ConsoleHeader.tsx'
import { TabBar } from './TabBar.tsx'

interface ConsoleLayoutProps {
  /** Home's header continues the colour of its hero. */
  readonly tone: 'brand' | 'paper'
  readonly children: ReactNode
}

/** The signed-in frame: header, the screen, and with an organisation its four tabs. */
export function ConsoleLayout({ tone, children }: ConsoleLayoutProps) {
  const { key } = useSession().organization
  return (
    <Flex direction="column" minHeight="100dvh">
      <SkipLink href="#content">{messages.skipToContent}</SkipLink>
      <ConsoleHeader tone={tone} />
      <Flex flex="1" width="full" maxWidth={{ lg: consoleWidth }} marginInline="auto" direction={{ base: 'column', lg: 'row-reverse' }} justifyContent={{ lg: key ? 'flex-end' : 'center' }}>
        <chakra.main
          id="content"
          tabIndex={-1}
          flex="1"
          minWidth="0"
          maxWidth={{ lg: 'content' }}
          paddingBottom={key ? { base: '24', lg: '10' } : '10'}
          // A screen's title stands on one line with the first tab.
          paddingTop={{ lg: '2' }}
        >
          {children}
        </chakra.main>
        {key && <TabBar organizationKey={key} />}
      </Flex>
    </Flex>
  )
}

const SkipLink = chakra('a', {
  base: {
    position: 'absolute',
    insetInlineStart: '4',
    top: '-20',
    zIndex: '3',
    padding: '3',
    borderRadius: 'md',
    background: 'paper',
    color: 'ink',
    _focus: { top: '2' },
  },
})
