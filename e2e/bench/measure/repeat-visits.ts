import type { Browser } from 'playwright'
import type { RemoteName } from 'shared/federation'
import { fileRequests, kilobytesOf, transferredKilobytes } from '../browser/bytes.ts'
import { phone } from '../browser/open-browser.ts'
import { homePath, homeSeen } from '../browser/screens.ts'
import { visit } from '../browser/visit.ts'
import type { Measured } from '../judge.ts'
import type { StorageState } from './cold-visits.ts'

/** The remote that is released again: the one that home shows. */
export const releasedRemote: RemoteName = 'mf-home'

/**
 * What one browser fetches again: on its second visit, and on its third, after a release.
 * @param release releases `releasedRemote`
 */
export async function measureRepeats(
  browser: Browser,
  siteUrl: string,
  customer: StorageState | undefined,
  release: () => Promise<void>,
): Promise<Readonly<Record<'repeatVisit' | 'afterRelease', Measured>>> {
  const context = await browser.newContext({ ...phone, ...(customer && { storageState: customer }) })
  const fetchedFiles = async () => {
    const { requests } = await visit(context, `${siteUrl}${homePath}`, { seen: homeSeen, untilQuiet: true })
    return fileRequests(requests, siteUrl)
  }
  await fetchedFiles()
  const repeated = await fetchedFiles()
  await release()
  const after = await fetchedFiles()
  await context.close()
  const ofRemote = after.filter(({ url }) => url.includes(`/remotes/${releasedRemote}/`))
  const others = after.filter((request) => !ofRemote.includes(request))
  const fetched = kilobytesOf(ofRemote)
  if (fetched === 0) throw new Error(`${releasedRemote} was released, but nothing of it was fetched`)
  return {
    repeatVisit: { value: transferredKilobytes(repeated) },
    afterRelease: { value: transferredKilobytes(others), detail: `${releasedRemote} itself ${fetched.toFixed(1)} kB` },
  }
}
