import * as v from 'valibot'
import { maxAmount, maxLabel, maxParagraph, maxReference } from './bounds.ts'

/** A finite number, or a text that is one: the APIs send both (readings, "Data and display"). */
export const numeric = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty(), v.toNumber())]),
  v.finite(),
)

/** Points, or cents. */
export const amount = v.pipe(
  numeric,
  v.check((value) => Math.abs(value) <= maxAmount),
)

/** For texts and lists, in fewer bytes than `v.maxLength`: this is a part of every page. */
const noLongerThan = <Input extends { readonly length: number }>(longest: number) => v.check<Input>(({ length }) => length <= longest)

/** A name, or what else is shown on a line or two. */
export const label = v.pipe(v.string(), noLongerThan<string>(maxLabel))

/** What is shown as a paragraph. */
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

/** A list of at most so many items, which are counted before they are read. */
export const shortList = <const Schema extends v.GenericSchema>(schema: Schema, atMost: number) =>
  v.pipe(v.array(v.unknown()), noLongerThan<unknown[]>(atMost), v.array(schema))

/** A field that may be missing or null; both read as undefined. */
export const maybe = <const Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(
    v.nullish(schema),
    v.transform((value) => value ?? undefined),
  )

/** Such a field of a document that nothing can stand in for: what does not fit reads as missing too (readings, "Validation"). */
export const orMissing = <const Schema extends v.GenericSchema>(schema: Schema) => v.fallback(maybe(schema), undefined)
