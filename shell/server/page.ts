import type { Release, ReleaseFile } from 'shared/federation'
import { fillPath, identityEndpoints, type SiteConfig } from 'shared/contract'
import { paths } from 'shared/router/paths'
import type { PublishedRelease } from '../store/published-release.ts'
import { firstScreen, manifestAddress, type Destination } from '../contract/routes.ts'
import { firstPaint, firstPaintStyle, ownMark, startWatch } from './first-paint.ts'
import { screenFiles, siteDocument } from './released-files.ts'

export interface PageRequest {
  readonly destination: Destination
  /** Whether this browser had a session at its last visit: a hint for preloading, which gives no access. */
  readonly likelySignedIn: boolean
  /** Whether the page preloads what it needs first: not where that is unknown. */
  readonly preloads: boolean
  /** Whether a service worker asks for the page. It has the shell's scripts. */
  readonly forWorker: boolean
  /** Whether the server takes reports of what a browser meets. */
  readonly takesReports?: boolean
}

/** The HTML of a route: configuration and release as data, and links to what the page needs first. */
export function renderPage(
  config: SiteConfig,
  release: PublishedRelease,
  request: PageRequest,
  arm?: Release['arm'],
): string {
  const { destination, likelySignedIn, preloads } = request
  const key = destination.kind === 'console' ? destination.key : undefined
  const logo = text(config.product.logoUrl)
  return renderDocument(config, release, {
    first: `<script async src="${startWatch.url}"></script>`,
    links: [
      ...(preloads ? firstScripts(config, release, request).map(scriptPreload) : []),
      ...(preloads ? laterScripts(config, release, request).map(laterPreload) : []),
      ...(preloads && key ? [organizationPreload(config, key)] : []),
      ...(likelySignedIn ? [preconnect(identityEndpoints(config).userPool)] : []),
      `<link rel="icon" href="${logo}">`,
      '<link rel="apple-touch-icon" href="/assets/apple-touch-icon.png">',
      `<link rel="manifest" href="${text(manifestAddress(key))}">`,
      ...preview(config, key),
    ],
    mark: `<img src="${logo}" alt="Carregando">${config.product.logoUrl === ownLogo.url ? ownMark : ''}`,
    arm,
    takesReports: request.takesReports,
  })
}

/** The HTML that starts the site at any address without a network: it requests only the start files, the first text's font among them. */
export const renderOfflinePage = (config: SiteConfig, release: PublishedRelease): string =>
  renderDocument(config, release, {
    first: lines(release.shell.fonts.filter(isReadingFace).map(fontPreload)),
    links: [],
    mark: '',
  })

/** The HTML of a server that has no release yet. */
export const renderStartingPage = ({ product }: SiteConfig): string => `<!doctype html>
<html lang="pt-BR">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${text(product.name)}</title>
<style>${firstPaintStyle}</style>
<main class="first-paint"><section><h1>O site está iniciando</h1><p>Aguarde alguns segundos.</p><a href="">Tentar de novo</a></section></main>
`

interface DocumentParts {
  /** What the browser fetches before anything else. */
  readonly first: string
  /** The links to what the page requests in addition to the start files. */
  readonly links: readonly string[]
  /** The product's logo as HTML, which is shown before any script runs. */
  readonly mark: string
  readonly arm?: Release['arm']
  readonly takesReports?: boolean | undefined
}

function renderDocument(config: SiteConfig, release: PublishedRelease, parts: DocumentParts): string {
  const { first, links, mark, arm, takesReports } = parts
  const { shell } = release
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="#f6f7f8" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#121417" media="(prefers-color-scheme: dark)">
<title>${text(config.product.name)}</title>
${first}
${lines(shell.styles.map((file) => `<link rel="stylesheet" ${source('href', file)}>`))}
${lines(shell.scripts.map((file) => `<script defer ${source('src', file)}></script>`))}
${lines(links)}
<style>${firstPaintStyle}</style>
</head>
<body>
<div id="root">${firstPaint(mark)}</div>
<script type="application/json" id="site">${json({ ...siteDocument(config, release, arm), ...(takesReports && { takesReports }) })}</script>
<noscript>Este site precisa de JavaScript.</noscript>
</body>
</html>
`
}

/** For the site's own logo, its pictures: no messenger draws an SVG. */
const ownLogo = { url: '/assets/logo.svg', wide: '/assets/share.png', square: '/assets/icon-512.png' }

/**
 * What a messenger shows of a link (https://ogp.me): the product, a picture of 1200 × 630 and a square one. Its address is the
 * organisation's first page, since the others are personal.
 */
function preview({ product, share, identity }: SiteConfig, key: string | undefined): readonly string[] {
  const [site] = identity.oauth.redirectSignIn
  const absolute = (address = '') => (URL.canParse(address, site) ? [new URL(address, site).href] : [])
  const { wide, square } = product.logoUrl === ownLogo.url ? ownLogo : { wide: '', square: product.logoUrl }
  const description = share?.description ?? 'Seus pontos, suas recompensas.'
  const properties = {
    title: [product.name],
    description: [description],
    image: [share?.imageUrl ?? wide, square].filter(Boolean).flatMap(absolute),
    locale: ['pt_BR'],
    url: absolute(paths.home(key)),
  }
  return [
    `<meta name="description" content="${text(description)}">`,
    ...Object.entries(properties).flatMap(([name, values]) =>
      values.map((value) => `<meta property="og:${name}" content="${text(value)}">`),
    ),
  ]
}

/**
 * What to preload besides the start files. With a session: the scripts that check it. Without one: the federation runtime and the screen.
 * What a service worker answers is not preloaded: Chromium 151 to 155 fetches it a second time, and says so in the console.
 */
function firstScripts(
  config: SiteConfig,
  release: PublishedRelease,
  { destination, likelySignedIn, forWorker }: PageRequest,
): readonly ReleaseFile[] {
  const { sessionScripts, federationScripts } = release.shell
  if (likelySignedIn) return forWorker ? [] : sessionScripts
  const screen = firstScreen(destination, likelySignedIn)
  return screen ? [...(forWorker ? [] : federationScripts), ...screenFiles(config, release, screen)] : []
}

/** With a session: the federation runtime and the screen, which would hold up the start files. `start-watch` preloads them once the first has come. */
function laterScripts(
  config: SiteConfig,
  release: PublishedRelease,
  { destination, likelySignedIn, forWorker }: PageRequest,
): readonly ReleaseFile[] {
  const screen = likelySignedIn && !forWorker ? firstScreen(destination, likelySignedIn) : undefined
  return screen ? [...release.shell.federationScripts, ...screenFiles(config, release, screen)] : []
}

/** The request for the organisation is the only one that needs no token, so the browser can preload it with the HTML. */
function organizationPreload({ api }: SiteConfig, key: string): string {
  const url = `${api.baseUrl}${fillPath(api.paths.organization, { key })}`
  return `<link rel="preload" as="fetch" href="${text(url)}" crossorigin>`
}

/** Opens the connection for the session's check early: it is the first call that a signed-in customer waits for. */
const preconnect = (url: string) => `<link rel="preconnect" href="${text(new URL(url).origin)}" crossorigin>`

const lines = (parts: readonly string[]) => parts.join('\n')

/** Nunito is the font of the first screen's text. */
const isReadingFace = ({ url }: ReleaseFile) => url.includes('/nunito-latin')

const fontPreload = ({ url }: ReleaseFile) =>
  `<link rel="preload" as="font" type="font/woff2" href="${text(url)}" crossorigin>`

const scriptPreload = (file: ReleaseFile) => `<link rel="preload" as="script" ${source('href', file)}>`

const laterPreload = (file: ReleaseFile) => `<link rel="later" as="script" ${source('href', file)}>`

const source = (attribute: 'src' | 'href', { url, integrity }: ReleaseFile) =>
  `${attribute}="${text(url)}" integrity="${text(integrity)}" crossorigin`

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const text = (value: string) => value.replace(/[&<>"']/g, (character) => escapes[character] ?? character)

/** What no page reads of the configuration. */
const unread = new Set('origins share imageOrigins trustedProxies identityPoolId identityPoolEndpoint'.split(' '))

/** JSON that cannot end its script element. */
const json = (value: unknown) =>
  JSON.stringify(value, (name, part: unknown) => (unread.has(name) ? undefined : part)).replaceAll('<', '\\u003c')
