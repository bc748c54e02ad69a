import { nextTask } from 'shared/tasks'
import { allowReleasedScripts } from './federation/allow-released-scripts.ts'
import { createFederatedLoader } from './federation/federated-loader.ts'
import { keepFocusOnceUsed } from './navigation/keep-focus-once-used.ts'
import { prepareOnIntent } from './navigation/prepare-on-intent.ts'
import { destinationOf, firstScreen } from './routes.ts'
import { arrive } from './session/arrive.ts'
import { signedInHint } from './signed-in-hint.ts'
import { readSiteDocument } from './site-document.ts'
import { watchUncaught } from './watch-uncaught.ts'
import 'shared/ui/global.css'
import 'shared/ui/fonts.css'
import 'shared/toast/toast.css'

const splashAfterMs = 400

const { config, release } = readSiteDocument()
watchUncaught(release)
allowReleasedScripts(release)
const loader = createFederatedLoader(release)
await arrive(config)
const destination = destinationOf(location.pathname)
// Side by side: the first screen's code, who is signed in, and what this customer will want to see.
const first = firstScreen(destination, signedInHint.isIn(document.cookie))
if (first) loader.prepare(first)
await nextTask()
const { startSession } = await import(/* webpackMode: "eager" */ 'shared/session/host')
await nextTask()
const session = startSession(config, destination.kind === 'console' ? destination.key : undefined)

// Those calls are on their way before what is for the eye is so much as evaluated; in tasks of its own, since a long one
// would keep a touch waiting.
await nextTask()
await import(/* webpackMode: "eager" */ 'shared/ui/chakra-base')
await nextTask()
await import(/* webpackMode: "eager" */ 'shared/ui/system')
await nextTask()
await import(/* webpackMode: "eager" */ 'shared/ui')
await nextTask()
if (first) void loader.load(first)
prepareOnIntent(loader)
keepFocusOnceUsed()
const { renderSite } = await import(/* webpackMode: "eager" */ './render-site.tsx')
// The page's HTML shows a splash already: ours, with the organisation's mark, is for those who wait longer.
await Promise.race([session, splashDue()]).finally(() => renderSite(loader))

function splashDue(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, splashAfterMs)
  })
}
