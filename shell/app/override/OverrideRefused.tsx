import { createRoot } from 'react-dom/client'
import { Button, FailureMark, Stack, Text, Title, UiProvider, useDocumentTitle } from 'shared/ui'
import { CenteredPage } from '../pages/CenteredPage.tsx'
import { overrideMessages as texts } from './override-messages.ts'

interface OverrideRefusedProps {
  readonly title: string
  readonly explanation: string
  readonly onLeave: () => void
  /** Absent if it would change nothing. */
  readonly onRetry?: () => void
}

/** Shows, instead of the site, why there is no override. */
export function showRefusal(props: OverrideRefusedProps): void {
  const container = document.getElementById('root')
  if (!container) throw new Error('the page has no #root')
  createRoot(container).render(
    <UiProvider>
      <OverrideRefused {...props} />
    </UiProvider>,
  )
}

function OverrideRefused({ title, explanation, onLeave, onRetry }: OverrideRefusedProps) {
  useDocumentTitle(title)
  return (
    <CenteredPage role="alert">
      <FailureMark />
      <Title level={1}>{title}</Title>
      <Text color="ink.soft" maxWidth="80">
        {explanation}
      </Text>
      <Stack gap="3">
        {onRetry && <Button onClick={onRetry}>{texts.tryAgain}</Button>}
        <Button variant={onRetry ? 'secondary' : 'primary'} onClick={onLeave}>
          {texts.openSite}
        </Button>
      </Stack>
    </CenteredPage>
  )
}
