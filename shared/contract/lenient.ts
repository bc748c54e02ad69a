import * as v from 'valibot'
import { maxAmount, maxLabel, maxParagraph, maxReference } from './bounds.ts'

/** A finite number, or a text that holds one: the APIs send both (readings, "Data and display"). */
export const numeric = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty(), v.toNumber())]),
  v.finite(),
)

/** Points, or cents. */
export const amount = v.pipe(
  numeric,
  v.check((value) => Math.abs(value) <= maxAmount),
)

/** For texts and lists. It takes fewer bytes than `v.maxLength`, and every page loads it. */
const noLongerThan = <Input extends { readonly length: number }>(longest: number) =>
  v.check<Input>(({ length }) => length <= longest)

/** A text that is shown on a line or two, such as a name. */
export const label = v.pipe(v.string(), noLongerThan<string>(maxLabel))

/** A text that is shown as a paragraph. */
export const paragraph = v.pipe(v.string(), noLongerThan<string>(maxParagraph))

/** An identifier, a token or an address. */
export const reference = v.pipe(v.string(), noLongerThan<string>(maxReference))

/** A boolean, or the text `"true"` / `"false"` that the identity provider sends. */
export const booleanLike = v.union([
  v.boolean(),
  v.pipe(
    v.picklist(['true', 'false']),
    v.transform((text) => text === 'true'),
  ),
])

/** A list with a maximum length, which is checked first. Bad items are left out; a list of which no item is good does not fit. */
export const shortList = <const Schema extends v.GenericSchema>(schema: Schema, atMost: number) =>
  v.pipe(
    v.array(v.unknown()),
    noLongerThan<unknown[]>(atMost),
    v.transform((all) => (all.some((one) => v.is(schema, one)) ? all.filter((one) => v.is(schema, one)) : all)),
    v.array(schema),
  )

/** A field that may be missing or null; both become undefined. */
export const maybe = <const Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(
    v.nullish(schema),
    v.transform((value) => value ?? undefined),
  )

/** Like `maybe`, but a value that does not fit becomes undefined too: for documents that the site cannot do without (readings, "Validation"). */
export const orMissing = <const Schema extends v.GenericSchema>(schema: Schema) => v.fallback(maybe(schema), undefined)
