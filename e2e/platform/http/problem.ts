import type { Context } from 'hono'
import * as v from 'valibot'

/** A refusal of the API, the swap service or the terms service; thrown, and sent as JSON. */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly status: 400 | 401 | 403 | 404 | 409 | 422
  /** The refused part of the request. */
  readonly field: string | undefined

  constructor(status: Problem['status'], message: string, field?: string) {
    super(message)
    this.status = status
    this.field = field
  }
}

/** What a schema makes of a value; else a refusal that names the first wrong field, or the whole part of the request. */
export function check<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  part: string,
): v.InferOutput<Schema> {
  const { success, output, issues } = v.safeParse(schema, value)
  if (success) return output
  throw new Problem(400, issues[0].message, v.getDotPath(issues[0]) ?? part)
}

export async function readBody<Schema extends v.GenericSchema>(
  c: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const document: unknown = await c.req.json().catch(() => {
    throw new Problem(400, 'Not JSON', 'body')
  })
  return check(schema, document, 'body')
}
