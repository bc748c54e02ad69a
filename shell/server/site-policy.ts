import { identityEndpoints, type SiteConfig } from 'shared/contract'

/** The hash of an empty text: Emotion inserts empty `<style>` elements and fills them through the CSSOM. */
const emptyStyleHash = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

const origin = (url: string) => new URL(url).origin
const list = (...sources: readonly (string | false | null | undefined)[]) =>
  [...new Set(sources.filter(Boolean))].join(' ')

/** Only the configured origins can be reached. `inlineStyleHashes` are of the page's own `<style>` elements: `'sha256-…'`. */
export function contentSecurityPolicy(config: SiteConfig, inlineStyleHashes: readonly string[]): string {
  const remotes = Object.values(config.remotes.origins)
  const identity = identityEndpoints(config)
  const brandImages = [config.cdn.baseUrl, config.api.baseUrl, config.mainSiteUrl].map(origin)
  const { logoUrl } = config.product
  return Object.entries({
    'default-src': "'none'",
    'script-src': list("'self'", ...remotes),
    'style-src': list("'self'", emptyStyleHash, ...inlineStyleHashes),
    'font-src': "'self'",
    'img-src': list("'self'", ...brandImages, URL.canParse(logoUrl) && origin(logoUrl), ...config.imageOrigins),
    'connect-src': list(
      "'self'",
      ...[config.api.baseUrl, config.swap.baseUrl, config.authHelper.url, config.terms.baseUrl].map(origin),
      origin(identity.userPool),
      origin(identity.identityPool),
      `https://${config.identity.oauth.domain}`,
      config.analytics.beaconUrl && origin(config.analytics.beaconUrl),
    ),
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    // No text becomes markup or code. One of these policies decides which scripts may load (`allow-released-scripts.ts`).
    'require-trusted-types-for': "'script'",
    'trusted-types': 'default released-scripts',
  })
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ')
}

/** The service worker's own policy: it fetches files of the site and its remotes, and reaches no service. */
export const workerPolicy = ({ remotes }: SiteConfig): string =>
  `default-src 'none'; connect-src ${list("'self'", ...Object.values(remotes.origins))}`

/**
 * What the site uses (keeping the screen awake, copying and sharing a code) keeps its default: the site alone may. Names that Chromium
 * does not know on every system are left out, since it warns about them.
 */
const unusedFeatures =
  'accelerometer autoplay camera clipboard-read display-capture encrypted-media fullscreen geolocation gyroscope hid idle-detection ' +
  'magnetometer microphone midi payment picture-in-picture serial usb xr-spatial-tracking'

const permissionsPolicy = unusedFeatures.replaceAll(/\S+/g, '$&=()').replaceAll(' ', ', ')

export function pageHeaders(config: SiteConfig, inlineStyleHashes: readonly string[], https: boolean) {
  return {
    'Content-Security-Policy': contentSecurityPolicy(config, inlineStyleHashes),
    'X-Content-Type-Options': 'nosniff',
    // An address may contain a phone number until the shell removes it, so no request may send it as a referrer.
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': permissionsPolicy,
    ...(https && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  }
}
