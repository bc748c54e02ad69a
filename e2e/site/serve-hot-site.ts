import { mkdtemp, rm } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { rspack, type MultiCompiler } from '@rspack/core'
import { RspackDevServer } from '@rspack/dev-server'
import type { SiteConfig } from 'shared/contract'
import { shellBuildName, type RemoteName, type RemoteRelease, type ShellBuild } from 'shared/federation'
import { hotEntryUrl, hotRemoteConfig, hotShellConfig, type RemoteOptions } from 'shared/federation/build'
import { readRemote } from 'shell/cli/workspace'
import { readStoredFile, storeFile } from 'shell/store/files'
import { serveContents, type PublishedRelease } from 'shell/store'
import { copyStatements } from 'shell/store/compose-release'
import { openStore } from 'shell/store/store'
import { openSite, type Site } from 'shell/server'
import { unpublishedRemote } from './read-remote.ts'

export interface HotSiteOptions {
  readonly config: SiteConfig
  /** The release whose parts are served, except the shell and the hot remotes. */
  readonly release: PublishedRelease
  /** The store that has the release's files. It is only read. */
  readonly store: string
  readonly workspace: string
  readonly remotes: readonly RemoteName[]
  /** 0 means any free port. */
  readonly port: number
  /** The shell's entry. Default: the site's. */
  readonly entry?: string
  /** Answers in place of the site, which it may ask. */
  readonly around?: (site: RequestListener) => RequestListener
}

export type HotSite = Awaited<ReturnType<typeof serveHotSite>>

/**
 * Serves the composed site with some remotes and the shell from their sources: an edit in them or in `shared` appears in open pages, and
 * that of a component keeps their state. Everything is of one origin, so pages keep the released site's security policy.
 */
export async function serveHotSite({
  config,
  release,
  store,
  workspace,
  remotes,
  port,
  entry = './app/main.ts',
  around = (site) => site,
}: HotSiteOptions) {
  const hot = await Promise.all(remotes.map((name) => readRemote(join(workspace, name))))
  const compiler = rspack([hotShellConfig(join(workspace, 'shell'), entry), ...hot.map(hotRemoteConfig)])
  const built = firstBuild(compiler)
  const ownStore = await mkdtemp(join(tmpdir(), 'hot-site-'))
  // A page that is requested during the start waits.
  const opened = Promise.withResolvers<Site>()
  const listener = around((request, response) => void opened.promise.then((site) => site.listener(request, response)))
  const server = new RspackDevServer(
    {
      // What is not released yet stays on this machine.
      host: 'localhost',
      port,
      static: false,
      compress: false,
      // The overlay writes markup as text, which the site's policy refuses. The terminal and the console show compile errors.
      client: { logging: 'warn', overlay: false },
      setupExitSignals: false,
      setupMiddlewares: (middlewares) => [...middlewares, listener],
    },
    compiler,
  )
  let site: Site | undefined
  const close = async () => {
    await server.stop()
    site?.close()
    await rm(ownStore, { recursive: true, force: true })
  }
  try {
    await server.start()
    const [shell] = await Promise.all([built, copyRemotes(release, store, ownStore, remotes)])
    await serveContents(ownStore, composeHotRelease(release, shell, hot))
    site = await openSite({ config, store: ownStore })
    opened.resolve(site)
  } catch (failure) {
    await close()
    throw failure
  }
  const address = server.server?.address() as AddressInfo
  return { url: `http://localhost:${address.port}`, close, [Symbol.asyncDispose]: close }
}

type HotShell = ShellBuild & { readonly fonts: readonly string[] }

/** The shell's first build. The terminal shows the compiler's errors; those of a remote can be corrected while the site runs. */
function firstBuild(compiler: MultiCompiler): Promise<HotShell> {
  return new Promise((done, fail) => {
    compiler.hooks.done.tap('first-build', (stats) => {
      const [shell] = stats.stats
      if (!shell || shell.hasErrors()) return fail(new Error('the shell cannot be built from these sources'))
      const description = shell.compilation.getAsset(shellBuildName)?.source.source().toString()
      if (!description) return fail(new Error(`the shell's build has no ${shellBuildName}`))
      const files = shell.compilation.getAssets().map(({ name }) => name)
      const fonts = files.filter((name) => /-cut\.\w+\.woff2$/.test(name))
      done({ ...(JSON.parse(description) as ShellBuild), fonts })
    })
  })
}

/** The parts of the development site. What it serves from sources changes, so it has no integrity, and no files in the store. */
function composeHotRelease(
  { shell, remotes }: PublishedRelease,
  { version, start, fonts }: HotShell,
  hot: readonly RemoteOptions[],
): PublishedRelease {
  const named = (name: string) => ({ url: `/assets/${basename(name)}`, integrity: '' })
  const startFiles = (ending: string) => start.filter((name) => name.endsWith(ending)).map(named)
  const { worker: _, ...released } = shell
  // The released shell's other fields stay: a remote that fits it is served, and the page says what does not fit the sources.
  const hotShell = {
    ...released,
    version,
    scripts: startFiles('.js'),
    // These are only preloaded. rspack's loader would request a file of this origin in another mode than the preload.
    sessionScripts: [],
    federationScripts: [],
    onDemand: [],
    styles: startFiles('.css'),
    fonts: fonts.map(named),
    files: [],
  }
  const ofSources = hot.map((remote) => {
    const entry: RemoteRelease['entry'] = { url: hotEntryUrl(remote.name), hot: true }
    return [remote.name, unpublishedRemote(remote, entry)] as const
  })
  // A published remote is never hot, so the store's type does not allow it.
  const served = { ...remotes, ...Object.fromEntries(ofSources) } as PublishedRelease['remotes']
  return { id: '', versions: {}, shell: hotShell, remotes: served }
}

/** Copies the released remotes that are not hot: the team's store is never written. */
async function copyRemotes(
  release: PublishedRelease,
  from: string,
  to: string,
  hot: readonly RemoteName[],
): Promise<void> {
  const rest = Object.entries(release.remotes).filter(([name]) => !hot.some((other) => other === name))
  const [source, target] = [openStore(from), openStore(to)]
  await copyStatements(source, target, release)
  for (const file of rest.flatMap(([, { files }]) => files))
    await storeFile(target, file.url, (await readStoredFile(source, file)).content, false)
}
