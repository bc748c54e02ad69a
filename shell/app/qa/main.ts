import { startSession } from 'shared/session/host'
import { openCompositionOnKey } from '../composition/open-composition.ts'
import { allowReleasedScripts } from '../federation/allow-released-scripts.ts'
import { createFederatedLoader } from '../federation/federated-loader.ts'
import { createLoadReporter } from '../federation/report-load.ts'
import { restoreFocusOnceUsed } from '../navigation/restore-focus-once-used.ts'
import { renderSite } from '../render-site.tsx'
import { destinationOf } from '../../contract/routes.ts'
import { arrive } from '../session/arrive.ts'
import { readSiteDocument } from '../../contract/site-document.ts'
import { createProblemReporter } from '../report-problems.ts'
import { watchUncaught } from '../watch-uncaught.ts'
import { bareFrames } from './bare-frames.tsx'
import { withNotesForOtherScreens } from './other-screens.tsx'
import { play } from './play.ts'
import { prepareDevice } from './scene.ts'
import { prepareScene } from './scene.ts'
import 'shared/ui/global-styles'
import 'shared/ui/fonts.css'
import 'shared/toast/toast.css'

/*
 * The shell of the QA page: the site's own loader, session and effects, with one remote in a bare frame. The scenario of the address
 * decides what the platform, the device and the customer bring.
 */
const { config, release } = readSiteDocument()
watchUncaught(release, createProblemReporter(release))
allowReleasedScripts(() => release)
openCompositionOnKey(release)
const { scene, choices } = await prepareScene()
prepareDevice(scene)
const loader = withNotesForOtherScreens(createFederatedLoader(release, createLoadReporter(config, release)))
await arrive(config, release)
const destination = destinationOf(location.pathname, release.remotes)
void startSession(config, destination.kind === 'console' ? destination.key : undefined)
restoreFocusOnceUsed()
renderSite(loader, bareFrames(choices))
await play(scene.steps)
