import type { ReactNode } from 'react'
import { Flex, Text, chakra } from 'shared/ui'
import { CoveringLink } from './CoveringLink.tsx'
import { NextRewardFrame } from './NextRewardFrame.tsx'

interface NextRewardWordsProps {
  readonly icon: ReactNode
  /** One or two sentences. */
  readonly children: string
  /** The way on: the whole card takes the touch. */
  readonly link?: { readonly to: string; readonly words: string }
  /** Or one thing to do. */
  readonly action?: ReactNode
}

/** Where there is no next reward to show: words of the same size. */
export function NextRewardWords({ icon, children, link, action }: NextRewardWordsProps) {
  return (
    <NextRewardFrame>
      <Flex gap="3">
        <chakra.span flexShrink="0" color="brand.text">
          {icon}
        </chakra.span>
        <div>
          <Text>{children}</Text>
          {link && (
            <CoveringLink to={link.to} display="inline-block" paddingBlock="3" fontSize="md" color="brand.text">
              {link.words}
            </CoveringLink>
          )}
          {action && <Flex marginInlineStart="-7">{action}</Flex>}
        </div>
      </Flex>
    </NextRewardFrame>
  )
}
