import { exposeOf, remoteOfScreen, type ReleaseFile, type ScreenName } from 'shared/federation'
import { fillPath, identityEndpoints, type SiteConfig } from 'shared/contract'
import type { PublishedRelease } from '../release/published-release.ts'
import { firstScreen, type Destination } from '../src/routes.ts'
import type { SiteDocument } from '../src/site-document.ts'
import { firstPaintStyle } from './first-paint.ts'

export interface PageRequest {
  readonly destination: Destination
  /** Whether this browser last had a session; a hint for preloading, never a permission. */
  readonly likelySignedIn: boolean
  /** Whether a provider led here with its answer; which screen follows is not known before it is read. */
  readonly fromProvider: boolean
}

/** The HTML of a route: configuration and release as data, and links to what it will need first. */
export function renderPage(config: SiteConfig, release: PublishedRelease, request: PageRequest): string {
  const { shell } = release
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="#f6f7f8">
<title>${text(config.product.name)}</title>
${lines(shell.fonts.map((url) => `<link rel="preload" as="font" type="font/woff2" href="${text(url)}" crossorigin>`))}
${lines(shell.styles.map((file) => `<link rel="stylesheet" ${source('href', file)}>`))}
${lines(shell.scripts.map((file) => `<script defer ${source('src', file)}></script>`))}
${lines(firstScripts(config, release, request).map(scriptPreload))}
${organizationPreload(config, request.destination)}
${request.likelySignedIn ? preconnect(identityEndpoints(config).userPool) : ''}
<link rel="icon" href="${text(config.product.logoUrl)}">
<style>${firstPaintStyle}</style>
</head>
<body>
<div id="root"><div class="first-paint"><img src="${text(config.product.logoUrl)}" alt="Carregando" width="176" height="176"></div></div>
<script type="application/json" id="site">${json(siteDocument(config, release))}</script>
<noscript>Este site precisa de JavaScript.</noscript>
</body>
</html>
`
}

/**
 * The scripts to fetch beside the start files: what a session's check takes, or else the federation runtime and the screen. With a
 * session those come during the calls that they wait for anyway (`shell/src/main.ts`): before them their bytes would hold them up.
 */
function firstScripts(config: SiteConfig, release: PublishedRelease, { destination, likelySignedIn, fromProvider }: PageRequest): readonly ReleaseFile[] {
  const { sessionScripts, federationScripts } = release.shell
  if (fromProvider) return []
  if (likelySignedIn) return sessionScripts
  const screen = firstScreen(destination, likelySignedIn)
  return screen ? [...federationScripts, ...filesOf(config, release, screen)] : []
}

/** A remote's entry and a screen's chunks, at the origin that serves them. */
function filesOf(config: SiteConfig, release: PublishedRelease, screen: ScreenName): readonly ReleaseFile[] {
  const remote = siteDocument(config, release).release.remotes[remoteOfScreen[screen]]
  return remote ? [remote.entry, ...(remote.screens[exposeOf(screen)] ?? [])] : []
}

/** The part of a release that the browser needs, its addresses resolved. */
function siteDocument(config: SiteConfig, { id, shell, remotes }: PublishedRelease): SiteDocument {
  const resolved = Object.entries(remotes).map(([name, { version, entry, screens }]) => {
    const at = ({ url, integrity }: ReleaseFile) => ({ url: `${config.remotes.origins[name] ?? ''}${url}`, integrity })
    const files = Object.entries(screens).map(([expose, chunks]) => [expose, chunks.map(at)] as const)
    return [name, { version, entry: at(entry), screens: Object.fromEntries(files) }] as const
  })
  return { config, release: { id, shell: { version: shell.version }, remotes: Object.fromEntries(resolved) } }
}

/** The organisation's brand is the one answer that needs no token, so it may start with the HTML. */
function organizationPreload({ api }: SiteConfig, destination: Destination): string {
  if (destination.kind !== 'console' || !destination.key) return ''
  const url = `${api.baseUrl}${fillPath(api.paths.organization, { key: destination.key })}`
  return `<link rel="preload" as="fetch" href="${text(url)}" crossorigin>`
}

/** The session's check is the first call that a signed-in customer waits for: its connection is open by then. */
const preconnect = (url: string) => `<link rel="preconnect" href="${text(new URL(url).origin)}" crossorigin>`

const lines = (parts: readonly string[]) => parts.join('\n')

const scriptPreload = (file: ReleaseFile) => `<link rel="preload" as="script" ${source('href', file)}>`

const source = (attribute: 'src' | 'href', { url, integrity }: ReleaseFile) =>
  `${attribute}="${text(url)}" integrity="${text(integrity)}" crossorigin`

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const text = (value: string) => value.replace(/[&<>"']/g, (character) => escapes[character] ?? character)

/** JSON that cannot end its script element. */
const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
