import { join } from 'node:path'
import { mkdir } from 'node:fs/promises'
import { readCurrentRelease } from 'shell/release/store'
import { homePath } from '../browser/screens.ts'
import type { Figures } from '../report.ts'
import type { ComposedSite } from '../sites/bench-sites.ts'
import { mixedLoad, type Load } from './mixed-load.ts'
import { rateRatio, type Effort } from './request-rates.ts'
import { startSiteProcess } from './server-processes.ts'

const effort: Effort = { rounds: 3, seconds: 3 }
const load: Load = { seconds: 60, releases: 20 }

/** Measures the site's server, in its own process. Releases other versions of a remote into the composed site's store. */
export async function measureServer({ config, composed, directory }: ComposedSite): Promise<Figures> {
  const release = await readCurrentRelease(composed.store)
  const script = release?.shell.scripts.find(({ url }) => url.includes('/shell.'))?.url
  if (!script) throw new Error('the release has no shell')
  const folder = join(directory, 'server')
  await mkdir(folder)
  const site = await startSiteProcess(config, composed.store, folder)
  try {
    const [pages, files] = [await rateRatio(site, homePath, effort), await rateRatio(site, script, effort)]
    // No gate judges these: they are listed since a load balancer requests them all day.
    const others = [await rateRatio(site, '/config.json', effort), await rateRatio(site, '/healthz', effort)]
    const detail = [files, ...others].map((measured) => measured.detail).join('; ')
    const underLoad = await mixedLoad(
      site,
      { store: composed.store, build: join(composed.builds, 'mf-home/dist'), directory: folder },
      load,
    )
    return { serverPages: pages, serverFiles: { ...files, detail }, ...underLoad }
  } finally {
    await site.stop()
  }
}
