import { join } from 'node:path'
import type { Browser } from 'playwright'
import type { PublishedRelease } from 'shell/release'
import { untilServed } from '../../kit/serve-site.ts'
import { slowRounds } from '../browser/visit.ts'
import { copiesOf, worstCopies } from '../copies/shared-copies.ts'
import type { Figures } from '../report.ts'
import type { BenchSites } from '../sites/bench-sites.ts'
import { releaseChangedRemote } from '../sites/release-one.ts'
import { releaseSixthRemote } from '../sites/sixth-remote.ts'
import { coldHome, coldSignIn, signedInState } from './cold-visits.ts'
import { chainOf, fontsOf, htmlSize, scriptChainOf, scriptRatioOf, scriptsOf } from './figures-of-visits.ts'
import { measureRepeats, releasedRemote } from './repeat-visits.ts'
import { measureSixth } from './sixth-remote.ts'

/**
 * The deterministic figures: bytes, files, chains, copies. Releases other versions into the composed site's store.
 */
export async function measureQuick(browser: Browser, { composed, monolith, directory }: BenchSites): Promise<Figures> {
  const { url, store } = composed
  const customer = await signedInState(browser, url)
  const signIn = await coldSignIn(browser, url)
  const home = await coldHome(browser, url, customer)
  // Side by side: they mostly wait for their latency.
  const [slowHome, slowSignIn] = await Promise.all([
    coldHome(browser, url, customer, { slow: slowRounds }),
    coldSignIn(browser, url, { slow: slowRounds }),
  ])
  const monolithHome = await coldHome(browser, monolith.url, await signedInState(browser, monolith.url))
  const ofOneRelease: Figures = {
    signInScript: scriptsOf(signIn, url),
    homeScript: scriptsOf(home, url),
    fonts: fontsOf([signIn, home]),
    html: await htmlSize(url),
    chain: chainOf(slowHome),
    scriptChain: scriptChainOf([slowHome, slowSignIn]),
    signInScriptRatio: scriptRatioOf(signIn, await coldSignIn(browser, monolith.url)),
    homeScriptRatio: scriptRatioOf(home, monolithHome),
    copies: worstCopies(copiesOf(composed.modules)),
  }
  const served = async (release: Promise<PublishedRelease>) => untilServed(url, (await release).id)
  // Before the other one: only the sixth remote has changed since the visits above.
  await served(releaseSixthRemote(join(directory, 'sixth'), store))
  const sixth = measureSixth(
    url,
    [signIn, home],
    [await coldSignIn(browser, url), await coldHome(browser, url, customer)],
  )
  const repeats = await measureRepeats(browser, url, customer, () =>
    served(releaseChangedRemote(releasedRemote, join(directory, 'release'), store)),
  )
  return { ...ofOneRelease, ...sixth, ...repeats }
}
