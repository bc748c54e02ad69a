import * as v from 'valibot'

/** A finite number, or a text that is one: the APIs send both (readings, "Data and display"). */
export const numeric = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty(), v.toNumber())]),
  v.finite(),
)

/** A boolean, or the text `"true"` / `"false"` that the identity provider sends. */
export const booleanLike = v.union([
  v.boolean(),
  v.pipe(
    v.picklist(['true', 'false']),
    v.transform((text) => text === 'true'),
  ),
])

/** A field that may be missing or null; both read as undefined. */
export const maybe = <const Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(
    v.nullish(schema),
    v.transform((value) => value ?? undefined),
  )
