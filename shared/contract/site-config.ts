import * as v from 'valibot'

const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Braces mark a parameter, and only paths have any: elsewhere, or percent-encoded, nothing would ever fill it. */
const braces = /[{}]|%7[bd]/i
const withoutBraces = v.check((text: string) => !braces.test(text), 'has braces')

/** An absolute https address, kept as it is written; http is for loopback only (site-config.md). */
const exactAddress = v.pipe(
  v.string(),
  v.check((text) => {
    const url = URL.canParse(text) ? new URL(text) : undefined
    if (!url || url.username || url.password) return false
    return url.protocol === 'https:' || (url.protocol === 'http:' && loopbackHosts.has(url.hostname))
  }, 'is not an https address'),
  withoutBraces,
)

/** An address to which paths are appended. */
const address = v.pipe(
  exactAddress,
  v.transform((text) => text.replace(/\/+$/, '')),
)

/** An address, or a path on the site itself. */
const addressOrPath = v.union([
  v.pipe(v.string(), v.regex(/^\/(?![/\\])/, 'is neither a path nor an https address'), withoutBraces),
  address,
])

/** Where somebody answers: a page, `mailto:` or `tel:`. */
const contact = v.union([
  v.pipe(v.string(), v.regex(/^(mailto:[^\s@]+@[^\s@]+|tel:\+?[\d-]+)$/, 'is no address'), withoutBraces),
  address,
])

const origin = v.pipe(
  address,
  v.check((text) => new URL(text).origin === text, 'is not an origin'),
)

const anyPath = v.pipe(v.string(), v.regex(/^\/(?![/\\])/, 'is not a path'))
const path = v.pipe(anyPath, withoutBraces)
/** A path with one parameter. The path's type names the parameter too, so that `fillPath` asks for its value. */
const pathWith = <const Name extends string>(parameter: Name) =>
  v.pipe(
    anyPath,
    v.custom<`${string}{${Name}}${string}`>(
      (text) => typeof text === 'string' && text.includes(`{${parameter}}`),
      `lacks {${parameter}}`,
    ),
    v.check((text) => !braces.test(text.replaceAll(`{${parameter}}`, '')), `has braces other than {${parameter}}`),
  )
const text = v.pipe(v.string(), v.trim(), v.nonEmpty('is empty'))

/** The site's configuration: one public JSON document (site-config.md). */
export const siteConfigSchema = v.object({
  product: v.object({ name: text, logoUrl: addressOrPath, copyright: text, socialUrl: address }),
  api: v.object({
    baseUrl: address,
    version: v.literal(1, 'must be 1'),
    timeoutMs: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(120_000)),
    paths: v.object({
      organizations: path,
      organization: pathWith('key'),
      acknowledge: path,
      userByPhone: pathWith('phone'),
      scoresByPhone: pathWith('phone'),
      rewards: path,
    }),
  }),
  swap: v.object({ baseUrl: address }),
  authHelper: v.object({ url: address }),
  terms: v.object({ baseUrl: address }),
  cdn: v.object({ baseUrl: address }),
  mainSiteUrl: address,
  /** Where the profile's help leads, beside the organisation's terms. */
  help: v.optional(v.object({ privacyUrl: v.optional(address), contactUrl: v.optional(contact) })),
  clubUrl: address,
  analytics: v.object({ appId: v.nullable(text), beaconUrl: v.nullable(address) }),
  identity: v.object({
    region: v.pipe(text, v.regex(/^[a-z]{2}(-[a-z]+)+-\d$/, 'is not a region')),
    userPoolId: text,
    userPoolClientId: text,
    identityPoolId: text,
    userPoolEndpoint: v.nullable(address),
    identityPoolEndpoint: v.nullable(address),
    oauth: v.object({
      domain: v.pipe(v.string(), v.regex(/^[a-z0-9.-]+(:\d{1,5})?$/i, 'is not a host')),
      scopes: v.array(text),
      responseType: v.literal('code', 'must be code'),
      redirectSignIn: v.array(exactAddress),
      redirectSignOut: v.array(exactAddress),
    }),
  }),
  remotes: v.optional(v.object({ origins: v.optional(v.record(v.string(), origin), {}) }), {}),
  /** What a messenger shows of a link to the site; default: the product's name and logo. */
  share: v.optional(v.object({ description: v.optional(text), imageUrl: v.optional(addressOrPath) })),
  imageOrigins: v.optional(v.array(origin), []),
  /** IP addresses and subnets; the server checks them. */
  trustedProxies: v.optional(v.array(text), []),
})

export type SiteConfig = v.InferOutput<typeof siteConfigSchema>

export type SiteConfigResult =
  | { readonly ok: true; readonly config: SiteConfig }
  /** `problem` is one line and names the field. */
  | { readonly ok: false; readonly problem: string }

/** Reads a configuration document. If it has several faults, the result names the first. */
export function readSiteConfig(document: unknown): SiteConfigResult {
  const parsed = v.safeParse(siteConfigSchema, document, { abortEarly: true })
  if (parsed.success) return { ok: true, config: parsed.output }
  const [issue] = parsed.issues
  return { ok: false, problem: `${v.getDotPath(issue) ?? 'the document'}: ${issue.message}` }
}
