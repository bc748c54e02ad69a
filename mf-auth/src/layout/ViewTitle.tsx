import { useEffect, useRef, type ReactNode } from 'react'
import { useSession } from 'shared/session'
import { PageTitle, Stack, Text, useDocumentTitle } from 'shared/ui'

interface ViewTitleProps {
  readonly title: string
  /** What to do here, in one sentence. */
  readonly children?: ReactNode
}

/** A view's title. It takes the focus if no control has it: the one that led here went away before this view came. */
export function ViewTitle({ title, children }: ViewTitleProps) {
  const { organization } = useSession()
  const heading = useRef<HTMLHeadingElement>(null)
  useDocumentTitle(title, organization.current?.name)

  useEffect(() => {
    if (document.activeElement?.matches('body, main')) heading.current?.focus({ preventScroll: true })
  }, [])

  return (
    <Stack gap="2">
      <PageTitle ref={heading} textStyle="title">
        {title}
      </PageTitle>
      {children && (
        <Text textStyle="body" color="ink.soft">
          {children}
        </Text>
      )}
    </Stack>
  )
}
