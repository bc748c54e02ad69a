import * as v from 'valibot'
import { maxColors, maxLabel } from './bounds.ts'
import { label, maybe, orMissing, reference } from './lenient.ts'

/** Colours by theme colour name. Values that are not texts are left out; `shared/ui` checks the texts. */
const colors = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((values) => Object.fromEntries(Object.entries(values).filter(isColorText).slice(0, maxColors))),
)

const isColorText = (entry: [string, unknown]): entry is [string, string] =>
  typeof entry[1] === 'string' && entry[1].length <= maxLabel

/** @param optional how to read a field that may be missing */
const organizationOf = (optional: typeof maybe) => {
  const fields = { key: optional(label), name: optional(label), brand: optional(reference), colors: optional(colors) }
  return v.pipe(
    v.object({ ...fields, token: optional(reference), settings: optional(v.object(fields)) }),
    v.transform(({ settings, token, ...document }) => ({
      key: settings?.key ?? document.key ?? '',
      name: settings?.name ?? document.name ?? '',
      /** Address of the logo; undefined if the organisation has none. */
      brand: settings?.brand ?? document.brand,
      colors: settings?.colors ?? document.colors ?? {},
      /** Sent as `X-App-Token`. */
      token,
    })),
    v.forward(
      v.check((organization) => isOrganizationKey(organization.key), 'is not a key'),
      ['key'],
    ),
  )
}

/** An organisation in a list (spec §3). A field in its `settings` takes precedence (readings: `settings.x ?? x`). */
export const organizationSchema = organizationOf(maybe)

/** The organisation of the page's address. Without it the site has no screen, so a field that does not fit reads as missing. */
export const organizationDocumentSchema = organizationOf(orMissing)

export type Organization = v.InferOutput<typeof organizationSchema>

/** First path segments that the site itself uses; none of them is ever an organisation's key. */
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

/** The pattern allows no slash, dot or percent sign, so that no key can lead to another site (readings, "Routes, start, organisation"). */
export function isOrganizationKey(segment: string): boolean {
  return /^[a-z0-9][a-z0-9-]{0,63}$/.test(segment) && !reservedKeys.has(segment)
}
