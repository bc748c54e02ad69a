import { askEarly, startSession } from 'shared/session'
import { reportLoadError } from './federation/report-load-error.ts'
import { createScreenLoader } from './federation/screen-loader.ts'
import { destinationOf, firstScreen } from './routes.ts'
import { signedInHint } from './signed-in-hint.ts'
import { readSiteDocument } from './site-document.ts'
import 'shared/ui/fonts.css'
import 'shared/toast/toast.css'

const { config, release } = readSiteDocument()
const loader = createScreenLoader(release, reportLoadError)
const destination = destinationOf(location.pathname)
// Side by side: who is signed in, what this customer will want to see, and the first screen's code, which the page has preloaded.
void startSession(config)
if (destination.kind === 'console' && destination.key) void askEarly(destination.key)
const first = firstScreen(destination, signedInHint.isIn(document.cookie))
if (first) void loader.load(first)

// Those calls are on their way before what is for the eye is so much as evaluated; in a task of its own, since a long one
// would keep a touch waiting.
setTimeout(() => {
  void import(/* webpackMode: "eager" */ './render-site.tsx').then(({ renderSite }) => renderSite(loader))
})
