import { writeFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { Configuration } from '@rspack/core'
import { remoteConfig } from 'shared/federation/build'
import { publishVersion, type PublishedRelease } from 'shell/store'
import { openStore } from 'shell/store/store'
import { compile, compilePart } from '../../site/compile.ts'
import { copyRemote } from '../../site/copy-workspace.ts'
import { readRemote } from 'shell/cli/workspace'
import type { Region } from './matrix-row.ts'

/* Builds of changed remotes, as their teams would make them by mistake. */

export type ThrowingTime = 'evaluated' | 'rendered' | 'late' | 'never'

/** A screen around the released one. `throws` in the tab's session storage says which remote throws, and when: `mf-home rendered`. */
const throwingScreen = (remote: string) => `
import Released from './Released.tsx'

const throws = (when) => sessionStorage.getItem('throws') === '${remote} ' + when
const fail = (how) => { throw new Error('this version throws ' + how) }

if (throws('evaluated')) fail('when it is evaluated')

export default function Throwing() {
  if (throws('rendered')) fail('while it is rendered')
  return (
    <>
      <Released />
      {throws('late') && <button onClick={() => fail('in an event')}>event</button>}
      {throws('late') && <button onClick={() => void Promise.resolve('in a promise').then(fail)}>promise</button>}
    </>
  )
}
`

/** Builds a remote whose screen throws when it is told to, into its folder of a workspace. */
export async function buildThrowing({ remote, screen }: Region, workspace: string): Promise<void> {
  const directory = await copyRemote(remote, workspace)
  const { screens } = await readRemote(directory)
  const module = join(directory, screens[screen]?.module ?? '')
  await rename(module, join(directory, 'src/Released.tsx'))
  await writeFile(module, throwingScreen(remote))
  await compilePart(directory, join(directory, 'dist'))
}

type PublishedRemote = PublishedRelease['remotes'][string]

/**
 * Builds and publishes versions of a remote that do not fit, although they say that they do: composition could not refuse them.
 * @returns the versions by their faults. One exposes another screen than the release names, one wants React's next major version
 */
export async function publishUnfit(
  { remote, screen }: Region,
  workspace: string,
  store: string,
): Promise<Readonly<Record<string, PublishedRemote>>> {
  const directory = await copyRemote(remote, workspace)
  const options = await readRemote(directory)
  const publishBuild = async (config: Configuration) => {
    await compile(config)
    const published = { at: new Date().toISOString(), by: `${remote}’s team` }
    const build = { workspace, part: remote, published, compressed: false }
    return (await publishVersion(openStore(store), build)).version.content as PublishedRemote
  }
  await writeFile(join(directory, 'src/Another.tsx'), 'export default () => null')
  const screens = { Another: { module: './src/Another.tsx', shape: 'rows' } } as const
  const another = await publishBuild(remoteConfig({ ...options, screens }))
  const renamed = <Value>({ Another }: Readonly<Record<string, Value>>) => ({ [screen]: Another as Value })
  return {
    'lacks the screen': { ...another, screens: renamed(another.screens), onDemand: renamed(another.onDemand) },
    'wants an unsatisfied shared version': await publishBuild(wantNextReact(remoteConfig(options))),
  }
}

/** Changes the version of React that a remote's build requires, and nothing else. */
function wantNextReact(config: Configuration): Configuration {
  const options = config.plugins?.map(
    (plugin) => Reflect.get(Object(plugin) as object, '_options') as FederationOptions | undefined,
  )
  const react = options?.find((one) => one?.shared)?.shared?.react
  if (!react) throw new Error('the build shares no React')
  react.requiredVersion = '^99.0.0'
  return config
}

/** The federation plugin keeps them for itself. */
interface FederationOptions {
  readonly shared?: Readonly<Record<string, { requiredVersion: string }>>
}
