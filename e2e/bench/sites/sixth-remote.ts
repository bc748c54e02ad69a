import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { remoteConfig } from 'shared/federation/build'
import type { PublishedRelease } from 'shell/release'
import { readRemoteBuild } from 'shell/release/build'
import { storeFile } from 'shell/release/files'
import { changeRelease, openStore } from 'shell/release/store'
import { compile } from '../../site/compile.ts'
import { copyRemote } from '../../site/copy-remote.ts'

const sixthRemote = 'mf-sixth'

/**
 * Builds a sixth remote with the project's configuration for remotes, and adds it to the release. It has the sources of mf-scores, and
 * its own name, screen, path and tab.
 * @param directory an empty folder for its sources and build
 */
export async function releaseSixthRemote(directory: string, store: string): Promise<PublishedRelease> {
  const source = await copyRemote('mf-scores', directory)
  await compile(
    remoteConfig({
      name: sixthRemote,
      directory: source,
      screens: {
        Sixth: {
          module: './src/ScoresScreen.tsx',
          shape: 'rows',
          path: 'sexto',
          navigation: { title: 'Sexto', icon: 'M5 12h14', order: 1 },
        },
      },
      maxKb: 20,
    }),
  )
  const dist = join(source, 'dist')
  const built = await readRemoteBuild(sixthRemote, dist)
  await Promise.all(
    built.files.map(async ({ url }) =>
      storeFile(openStore(store), url, await readFile(join(dist, basename(url))), true),
    ),
  )
  return changeRelease(store, (served) => {
    if (!served) throw new Error('nothing is published')
    return { shell: served.shell, remotes: { ...served.remotes, [sixthRemote]: built } }
  })
}
