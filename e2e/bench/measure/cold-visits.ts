import type { Browser, BrowserContext } from 'playwright'
import { phone } from '../browser/open-browser.ts'
import { homePath, homeSeen, signInSeen, type BenchCustomer } from '../browser/screens.ts'
import { signIn } from '../browser/sign-in.ts'
import { visit, type Visit, type VisitOptions } from '../browser/visit.ts'

/** What a browser keeps after a customer has signed in. */
export type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>

/** Signs in once, for visits with an empty cache but a session; by default the seed's first customer. */
export async function signedInState(
  browser: Browser,
  siteUrl: string,
  customer?: BenchCustomer,
): Promise<StorageState> {
  const context = await browser.newContext(phone)
  await signIn(context, siteUrl, customer)
  const state = await context.storageState()
  await context.close()
  return state
}

type Slowness = Pick<VisitOptions, 'slow'>

/** The sign-in screen in a new browser. */
export const coldSignIn = (browser: Browser, siteUrl: string, slowness: Slowness = {}): Promise<Visit> =>
  coldVisit(browser, siteUrl, undefined, { seen: signInSeen, ...slowness })

/** A customer's home in a browser with an empty cache. */
export const coldHome = (
  browser: Browser,
  siteUrl: string,
  customer: StorageState | undefined,
  slowness: Slowness = {},
): Promise<Visit> => coldVisit(browser, siteUrl, customer, { seen: homeSeen, ...slowness })

async function coldVisit(
  browser: Browser,
  siteUrl: string,
  customer: StorageState | undefined,
  options: VisitOptions,
): Promise<Visit> {
  const context = await browser.newContext({ ...phone, ...(customer && { storageState: customer }) })
  // A slow visit measures times and the chain; bytes are counted until the page requests no more.
  const visited = await visit(context, `${siteUrl}${homePath}`, { ...options, untilQuiet: !options.slow })
  await context.close()
  return visited
}
