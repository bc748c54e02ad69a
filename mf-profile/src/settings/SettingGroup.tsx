import type { ReactNode } from 'react'
import { Card, chakra, Title } from 'shared/ui'

interface SettingGroupProps {
  title: string
  /** Of the heading, where something else is named by it. */
  titleId?: string
  children: ReactNode
}

/** A heading and what belongs under it. */
export function SettingGroup({ title, titleId, children }: SettingGroupProps) {
  return (
    <section>
      <Title id={titleId} textStyle="subtitle" marginBottom="3">
        {title}
      </Title>
      {children}
    </section>
  )
}

/** Rows on one card, a hairline between them. */
export function SettingRows({ children }: { children: ReactNode }) {
  return (
    <Card padding="0" overflow="hidden">
      <RowList>{children}</RowList>
    </Card>
  )
}

const RowList = chakra('ul', {
  base: {
    listStyleType: 'none',
    '& > li + li': { borderTopWidth: '1px', borderColor: 'line' },
  },
})
