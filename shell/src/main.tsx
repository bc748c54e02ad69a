import { createRoot } from 'react-dom/client'
import { queryClient, QueryClientProvider } from 'shared/query'
import { BrowserRouter } from 'shared/router'
import { startSession } from 'shared/session'
import { ToastRegion } from 'shared/toast'
import { UiProvider } from 'shared/ui'
import { App } from './App.tsx'
import { reportLoadError } from './federation/report-load-error.ts'
import { ScreenBoundary } from './federation/ScreenBoundary.tsx'
import { createScreenLoader } from './federation/screen-loader.ts'
import { messages } from './messages.ts'
import { ErrorPage } from './pages/ErrorPage.tsx'
import { readSiteDocument } from './site-document.ts'
import 'shared/ui/fonts.css'
import 'shared/toast/toast.css'

const { config, release } = readSiteDocument()
void startSession(config)

const root = document.getElementById('root')
if (!root) throw new Error('the page has no #root')

createRoot(root).render(
  <UiProvider>
    <QueryClientProvider client={queryClient}>
      <ScreenBoundary
        fallback={<ErrorPage explanation={messages.errorExplanation} />}
        onError={(error) => console.error('the shell could not render', error)}
      >
        <BrowserRouter>
          <App loader={createScreenLoader(release, reportLoadError)} />
        </BrowserRouter>
      </ScreenBoundary>
      <ToastRegion />
    </QueryClientProvider>
  </UiProvider>,
)
