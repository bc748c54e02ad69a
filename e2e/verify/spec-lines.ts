import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import * as v from 'valibot'

const lineSchema = v.strictObject({
  /** Section and number, in the order of the text. It never changes, whatever is added later. */
  id: v.pipe(v.string(), v.regex(/^\d+\.\d+$/)),
  /** In the specification's own words, shortened. */
  statement: v.string(),
  /** The reading that binds the statement where the specification leaves it open. */
  reading: v.optional(v.string()),
})

const specificationSchema = v.strictObject({
  sections: v.array(v.strictObject({ title: v.string(), lines: v.array(lineSchema) })),
})

export type Specification = Readonly<v.InferOutput<typeof specificationSchema>>

/** The specification as lines, each small enough for one test to prove. */
export function readSpecification(): Specification {
  const document: unknown = JSON.parse(readFileSync(resolve(import.meta.dirname, '../spec-lines.json'), 'utf8'))
  return v.parse(specificationSchema, document)
}
