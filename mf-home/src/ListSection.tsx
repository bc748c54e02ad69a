import { useId, type ReactNode } from 'react'
import { Card, chakra, Flex, Stack, Title } from 'shared/ui'
import { MoreLink } from './MoreLink.tsx'

interface ListSectionProps {
  readonly title: string
  /** The way to all of it. */
  readonly more: { readonly to: string; readonly words: string }
  /** List items. */
  readonly children: ReactNode
}

/** A few rows of something that another screen has all of. */
export function ListSection({ title, more, children }: ListSectionProps) {
  const titleId = useId()
  return (
    <Stack as="section" aria-labelledby={titleId} gap="3">
      <Flex alignItems="center" justifyContent="space-between" flexWrap="wrap" columnGap="3">
        <Title id={titleId}>{title}</Title>
        <MoreLink to={more.to}>{more.words}</MoreLink>
      </Flex>
      <Card asChild padding="0">
        <Rows>{children}</Rows>
      </Card>
    </Stack>
  )
}

const Rows = chakra('ul', {
  base: { listStyleType: 'none', '& > li + li': { borderTopWidth: '1px', borderColor: 'line' } },
})
