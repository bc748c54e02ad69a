import { siteConfig, useSession } from 'shared/session'
import { chakra, VisuallyHidden } from 'shared/ui'
import { messages } from '../messages.ts'

/** The key of the organisation whose terms apply. Undefined without a key, or if no organisation has it. */
export function useTermsKey(): string | undefined {
  const { key, lookup } = useSession().organization
  return lookup === 'not-found' ? undefined : key
}

interface TermsLinkProps {
  readonly organizationKey: string
  readonly children: string
}

/** Opens an organisation's terms of use in another browser tab, so that nothing typed is lost. */
export function TermsLink({ organizationKey, children }: TermsLinkProps) {
  return (
    <Link href={`${siteConfig().terms.baseUrl}/${organizationKey}`} target="_blank" rel="noreferrer">
      <span>{children}</span>
      <VisuallyHidden>{` ${messages.terms.newTab}`}</VisuallyHidden>
    </Link>
  )
}

const Link = chakra('a', {
  base: {
    paddingBlock: '2',
    color: 'brand.text',
    fontWeight: 'semibold',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
})
