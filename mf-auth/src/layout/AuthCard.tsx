import { useEffect, useRef, type ReactNode } from 'react'
import { useSession } from 'shared/session'
import { chakra, PageTitle, Stack, Text, useDocumentTitle } from 'shared/ui'

/* The white column that holds one view, and what the views in it are made of. */

interface ViewTitleProps {
  readonly title: string
  /** What to do here, in one sentence. */
  readonly explanation?: ReactNode
  /** Whether the view is there for its first field, which takes the focus in the title's place. */
  readonly startsInField?: boolean
}

interface AuthCardProps extends Partial<ViewTitleProps> {
  /** Above the content, from edge to edge. */
  readonly top?: ReactNode
  readonly children: ReactNode
}

export function AuthCard({ top, title, children, ...head }: AuthCardProps) {
  return (
    <CardSurface>
      {top}
      <CardContent>
        {title && <ViewTitle title={title} {...head} />}
        {children}
      </CardContent>
    </CardSurface>
  )
}

/** A view's title. It takes the focus if no control has it: the one that led here went away before this view came. */
export function ViewTitle({ title, explanation, startsInField }: ViewTitleProps) {
  const { organization } = useSession()
  const heading = useRef<HTMLHeadingElement>(null)
  useDocumentTitle(title, organization.current?.name)

  useEffect(() => {
    if (!document.activeElement?.matches('body, main')) return
    const field = startsInField && document.querySelector<HTMLElement>(`[aria-labelledby=${titleId}] input`)
    // A longer view may have been left at its end.
    if (field) scrollTo(0, 0)
    ;(field || heading.current)?.focus({ preventScroll: !field })
  }, [startsInField])

  return (
    <Stack gap="2">
      <PageTitle ref={heading} id={titleId} textStyle="title">
        {title}
      </PageTitle>
      {explanation && (
        <Text textStyle="body" color="ink.soft">
          {explanation}
        </Text>
      )}
    </Stack>
  )
}

const titleId = 'auth-title'

/** Side by side in a card that is wide enough. */
export const Pair = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(17rem, 100%), 1fr))' },
})

/** A form that shows its own errors: the browser shows none. Named after its view, which a screen reader says with a field that takes the focus. */
export const Form = chakra(
  'form',
  { base: { display: 'flex', flexDirection: 'column', gap: '5' } },
  { defaultProps: { noValidate: true, 'aria-labelledby': titleId } },
)

const CardSurface = chakra('div', {
  base: {
    background: 'paper',
    borderRadius: 'lg',
    boxShadow: 'card',
    outline: '1px solid transparent',
    overflow: 'hidden',
  },
})

const CardContent = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '6',
    paddingInline: { base: '5', sm: '8' },
    paddingTop: '7',
    paddingBottom: '8',
    // A phone in landscape.
    '@media (max-height: 30rem)': { paddingTop: '2', '& form': { gap: '2', marginTop: '-4' } },
  },
})
