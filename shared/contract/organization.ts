import * as v from 'valibot'
import { maxColors, maxLabel } from './bounds.ts'
import { label, maybe, orMissing, reference } from './lenient.ts'

/** Colours by theme colour name; what is not a text is no colour. `shared/ui` checks the texts. */
const colors = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((values) => Object.fromEntries(Object.entries(values).filter(isColorText).slice(0, maxColors))),
)

const isColorText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string' && entry[1].length <= maxLabel

/** @param optional how a field reads that may be missing */
const organizationOf = (optional: typeof maybe) => {
  const fields = { key: optional(label), name: optional(label), brand: optional(reference), colors: optional(colors) }
  return v.pipe(
    v.object({ ...fields, token: optional(reference), settings: optional(v.object(fields)) }),
    v.transform(({ settings, token, ...document }) => ({
      key: settings?.key ?? document.key ?? '',
      name: settings?.name ?? document.name ?? '',
      /** Address of the logo; undefined where the organisation has none. */
      brand: settings?.brand ?? document.brand,
      colors: settings?.colors ?? document.colors ?? {},
      /** Goes out as `X-App-Token`. */
      token,
    })),
    v.forward(
      v.check((organization) => isOrganizationKey(organization.key), 'is not a key'),
      ['key'],
    ),
  )
}

/**
 * An organisation of a list as the API sends it (spec §3). What its `settings` say wins over the
 * document's own fields (readings: `settings.x ?? x`).
 */
export const organizationSchema = organizationOf(maybe)

/** The organisation of the address: without it the site has no screen, so a field that does not fit reads as missing. */
export const organizationDocumentSchema = organizationOf(orMissing)

export type Organization = v.InferOutput<typeof organizationSchema>

/** First path segments that belong to the site itself and are never an organisation's key. */
export const reservedKeys: ReadonlySet<string> = new Set([
  'mome',
  'verification',
  'scores',
  'rewards',
  'user-profile',
  'assets',
  'remotes',
  'healthz',
  'readyz',
  'config.json',
])

/**
 * Whether a path segment may be an organisation's key. The pattern admits no slash, dot or
 * percent sign, so no key can turn an address into another site's (readings, "Routes").
 */
export function isOrganizationKey(segment: string): boolean {
  return /^[a-z0-9][a-z0-9-]{0,63}$/.test(segment) && !reservedKeys.has(segment)
}
