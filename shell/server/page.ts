import type { ReleaseFile } from 'shared/federation'
import { fillPath, identityEndpoints, type SiteConfig } from 'shared/contract'
import type { PublishedRelease } from '../release/published-release.ts'
import { firstScreen, type Destination } from '../src/routes.ts'
import { manifestAddress } from '../src/manifest-address.ts'
import { firstPaint, firstPaintStyle } from './first-paint.ts'
import { screenFiles, siteDocument } from './released-files.ts'

export interface PageRequest {
  readonly destination: Destination
  /** Whether this browser last had a session; a hint for preloading, never a permission. */
  readonly likelySignedIn: boolean
  /** Whether a provider led here with its response; only the response decides which screen follows. */
  readonly fromProvider: boolean
}

/** The HTML of a route: configuration and release as data, and links to what the page needs first. */
export function renderPage(config: SiteConfig, release: PublishedRelease, request: PageRequest): string {
  const { destination, likelySignedIn } = request
  const key = destination.kind === 'console' ? destination.key : undefined
  const logo = text(config.product.logoUrl)
  return renderDocument(config, release, {
    links: [
      ...firstScripts(config, release, request).map(scriptPreload),
      ...(key ? [organizationPreload(config, key)] : []),
      ...(likelySignedIn ? [preconnect(identityEndpoints(config).userPool)] : []),
      `<link rel="icon" href="${logo}">`,
      '<link rel="apple-touch-icon" href="/assets/apple-touch-icon.png">',
      `<link rel="manifest" href="${text(manifestAddress(key))}">`,
    ],
    mark: `<img src="${logo}" alt="Carregando" width="176" height="176">`,
  })
}

/** The HTML that starts the site at any address without a network: it requests only the start files. */
export const renderOfflinePage = (config: SiteConfig, release: PublishedRelease): string =>
  renderDocument(config, release, { links: [], mark: '' })

interface DocumentParts {
  /** What the page requests besides the start files. */
  readonly links: readonly string[]
  /** The product's mark, which shows before any script. */
  readonly mark: string
}

function renderDocument(config: SiteConfig, release: PublishedRelease, { links, mark }: DocumentParts): string {
  const { shell } = release
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="#f6f7f8">
<title>${text(config.product.name)}</title>
${lines(shell.fonts.filter(isReadingFace).map(fontPreload))}
${lines(shell.styles.map((file) => `<link rel="stylesheet" ${source('href', file)}>`))}
${lines(shell.scripts.map((file) => `<script defer ${source('src', file)}></script>`))}
${lines(links)}
<style>${firstPaintStyle}</style>
</head>
<body>
<div id="root">${firstPaint(mark)}</div>
<script type="application/json" id="site">${json(siteDocument(config, release))}</script>
<noscript>Este site precisa de JavaScript.</noscript>
</body>
</html>
`
}

/**
 * The scripts to fetch beside the start files: those that check a session, or else the federation runtime and the screen. With a session
 * the latter are fetched during the calls that the screen waits for anyway (`shell/src/main.ts`); earlier they would delay these calls.
 */
function firstScripts(config: SiteConfig, release: PublishedRelease, { destination, likelySignedIn, fromProvider }: PageRequest): readonly ReleaseFile[] {
  const { sessionScripts, federationScripts } = release.shell
  if (fromProvider) return []
  if (likelySignedIn) return sessionScripts
  const screen = firstScreen(destination, likelySignedIn)
  return screen ? [...federationScripts, ...screenFiles(config, release, screen)] : []
}

/** The organisation's brand is the only response that needs no token, so it can start with the HTML. */
function organizationPreload({ api }: SiteConfig, key: string): string {
  const url = `${api.baseUrl}${fillPath(api.paths.organization, { key })}`
  return `<link rel="preload" as="fetch" href="${text(url)}" crossorigin>`
}

/** The session's check is the first call that a signed-in customer waits for: this opens its connection early. */
const preconnect = (url: string) => `<link rel="preconnect" href="${text(new URL(url).origin)}" crossorigin>`

const lines = (parts: readonly string[]) => parts.join('\n')

/** The first screen's text is in Nunito; the other faces swap in later. */
const isReadingFace = ({ url }: ReleaseFile) => url.includes('/nunito-latin')

const fontPreload = ({ url }: ReleaseFile) => `<link rel="preload" as="font" type="font/woff2" href="${text(url)}" crossorigin>`

const scriptPreload = (file: ReleaseFile) => `<link rel="preload" as="script" ${source('href', file)}>`

const source = (attribute: 'src' | 'href', { url, integrity }: ReleaseFile) =>
  `${attribute}="${text(url)}" integrity="${text(integrity)}" crossorigin`

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const text = (value: string) => value.replace(/[&<>"']/g, (character) => escapes[character] ?? character)

/** JSON that cannot end its script element. */
const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
