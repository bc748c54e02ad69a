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
import { destinationOf, firstScreen } from './routes.ts'
import { signedInHint } from './signed-in-hint.ts'
import { readSiteDocument } from './site-document.ts'
import 'shared/ui/fonts.css'
import 'shared/toast/toast.css'

const { config, release } = readSiteDocument()
const loader = createScreenLoader(release, reportLoadError)
// Side by side: who is signed in, and the first screen's code, which the page has preloaded.
void startSession(config)
const first = firstScreen(destinationOf(location.pathname), signedInHint.isIn(document.cookie))
if (first) void loader.load(first)

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
          <App loader={loader} />
        </BrowserRouter>
      </ScreenBoundary>
      <ToastRegion />
    </QueryClientProvider>
  </UiProvider>,
)
