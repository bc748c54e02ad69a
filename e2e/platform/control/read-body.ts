import type { Context } from 'hono'
import { check, type OutputOf, type Schema } from '../http/check.ts'
import { Problem } from '../http/problem.ts'

/** The JSON body of a control call; a refusal names the field that does not fit the schema. */
export async function readBody<S extends Schema>(c: Context, schema: S): Promise<OutputOf<S>> {
  const document: unknown = await c.req.json().catch(() => {
    throw new Problem(400, 'Not JSON', 'body')
  })
  const outcome = await check(schema, document)
  if (!outcome.ok) throw new Problem(400, outcome.message, outcome.field || 'body')
  return outcome.value as OutputOf<S>
}
