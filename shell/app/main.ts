import { delay, nextTask } from 'shared/tasks'
import { openCompositionOnKey } from './composition/open-composition.ts'
import { allowReleasedScripts } from './federation/allow-released-scripts.ts'
import { createFederatedLoader } from './federation/federated-loader.ts'
import { createLoadReporter } from './federation/report-load.ts'
import { restoreFocusOnceUsed } from './navigation/restore-focus-once-used.ts'
import { loadConsole } from './layout/ConsoleOnDemand.tsx'
import { prepareOnIntent } from './navigation/prepare-on-intent.ts'
import { takeOverride } from './override/take-override.ts'
import { destinationOf, firstScreen } from '../contract/routes.ts'
import { arrive } from './session/arrive.ts'
import { signedInHint } from '../contract/signed-in-hint.ts'
import { readSiteDocument } from '../contract/site-document.ts'
import { createProblemReporter } from './report-problems.ts'
import { watchUncaught } from './watch-uncaught.ts'
import 'shared/ui/global-styles'
import 'shared/ui/fonts.css'
import 'shared/toast/toast.css'

const splashAfterMs = 400

/** The interface's code waits for the points' request, but no longer than this. On a slow processor it would hold that request up. */
const pointsFirstMs = 100

const override = takeOverride()
const { config, release: served, takesReports } = readSiteDocument()
let release = served
allowReleasedScripts(() => release)
if (override) {
  const { loadOverride } = await import(/* webpackChunkName: "inspection" */ './override/load-override.tsx')
  release = await loadOverride(served, override)
}
watchUncaught(release, createProblemReporter(release, takesReports))
openCompositionOnKey(release)
const loader = createFederatedLoader(release, createLoadReporter(config, release, takesReports))
await arrive(config, release)
const destination = destinationOf(location.pathname, release.remotes)
// In parallel: the first screen's code, the session's check, and the first data of a customer who seems to be signed in.
const first = firstScreen(destination, signedInHint.isIn(document.cookie))
await nextTask()
const { startSession } = await import(/* webpackMode: "eager" */ 'shared/session/host')
await nextTask()
const key = destination.kind === 'console' ? destination.key : undefined
let goOn = () => {}
const pointsAsked = new Promise<void>((resolve) => (goOn = resolve))
const evaluated = evaluateInterface()
// The console's frame is of the interface too.
const session = startSession(config, key, () => evaluated.then(loadConsole), goOn).finally(goOn)
await evaluated
if (first) void loader.begin(first)
prepareOnIntent(loader)
restoreFocusOnceUsed()
const { renderSite } = await import(/* webpackMode: "eager" */ './render-site.tsx')
// The page's HTML already shows a splash. The shell's, with the organisation's logo, follows if the session's check takes long.
await Promise.race([session, delay(splashAfterMs)]).finally(() => renderSite(loader))

/**
 * Evaluates the code of the user interface once the calls are sent. Each part of it has its own task: one long task would delay the
 * response to a touch.
 */
async function evaluateInterface(): Promise<void> {
  if (key) await Promise.race([pointsAsked, delay(pointsFirstMs)])
  await nextTask()
  if (first) loader.prepare(first)
  await import(/* webpackMode: "eager" */ 'shared/ui/chakra-base')
  await nextTask()
  await import(/* webpackMode: "eager" */ 'shared/ui/system')
  await nextTask()
  await import(/* webpackMode: "eager" */ 'shared/ui')
  await nextTask()
}
