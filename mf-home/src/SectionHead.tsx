import { Link } from 'shared/router'
import { chakra, Flex, Title } from 'shared/ui'

interface SectionHeadProps {
  /** For the section's `aria-labelledby`. */
  readonly id: string
  readonly title: string
  readonly more: { readonly to: string; readonly words: string }
}

/** A section's title, and the way to all of it. */
export function SectionHead({ id, title, more }: SectionHeadProps) {
  return (
    <Flex alignItems="center" justifyContent="space-between" flexWrap="wrap" columnGap="3">
      <Title id={id}>{title}</Title>
      <MoreLink to={more.to}>{more.words}</MoreLink>
    </Flex>
  )
}

const MoreLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'control',
    color: 'brand.text',
    fontWeight: 'bold',
    fontSize: 'sm',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
})
