import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'shared/router'
import { ToastRegion } from 'shared/toast'
import { UiProvider } from 'shared/ui'
import { App, type SiteFrames } from './App.tsx'
import { ScreenBoundary } from './federation/ScreenBoundary.tsx'
import type { ScreenLoader } from './federation/screen-loader.ts'
import { messages } from './messages.ts'
import { SingleSteps } from './navigation/SingleSteps.tsx'
import { ErrorPage } from './pages/ErrorPage.tsx'
import { CopyReport } from './report/CopyReport.tsx'
import './first-paint.css'

/**
 * Renders the site into the page, as a transition: React renders in slices, so the page stays responsive.
 * @param frames instead of the site's own
 */
export function renderSite(loader: ScreenLoader, frames?: SiteFrames): void {
  const container = document.getElementById('root')
  if (!container) throw new Error('the page has no #root')
  const root = createRoot(container)
  const site = <Site loader={loader} frames={frames} />
  // Strict mode runs effects twice, to show those without a clean-up. Only the development shell's build contains it.
  startTransition(() => root.render(process.env.NODE_ENV === 'development' ? <StrictMode>{site}</StrictMode> : site))
}

function Site({ loader, frames }: { loader: ScreenLoader; frames: SiteFrames | undefined }) {
  return (
    <UiProvider>
      <ScreenBoundary
        fallback={
          <ErrorPage explanation={messages.errorExplanation}>
            <CopyReport release={loader.release} />
          </ErrorPage>
        }
        onError={(error) => console.error('the shell could not render', error)}
      >
        <BrowserRouter>
          <SingleSteps>
            <App loader={loader} frames={frames} />
          </SingleSteps>
        </BrowserRouter>
      </ScreenBoundary>
      <ToastRegion />
    </UiProvider>
  )
}
