import * as v from 'valibot'
import type { ResponseContent } from '../contract/index.ts'
import type { ApiResult } from './api-error.ts'

export interface ReadResponse {
  readonly result: ApiResult<unknown>
  /** How many items of a list were left out, by the field that is not what the contract says; `list` for those beyond its bound. */
  readonly leftOut: ReadonlyMap<string, number>
}

/**
 * Checks a response against the contract. One bad item of a list is dropped, never the list (readings, "Data and display"); of a
 * list that is too long the rest is not read.
 */
export function readResponse(content: ResponseContent, body: unknown): ReadResponse {
  const leftOut = new Map<string, number>()
  if (content.kind === 'document') {
    const parsed = v.safeParse(content.schema, body)
    return { result: parsed.success ? { ok: true, value: parsed.output } : malformed(firstField(parsed.issues)), leftOut }
  }
  if (!Array.isArray(body)) return { result: malformed('list'), leftOut }
  const items: unknown[] = []
  if (body.length > content.atMost) leftOut.set('list', body.length - content.atMost)
  for (const item of body.slice(0, content.atMost)) {
    const parsed = v.safeParse(content.schema, item)
    if (parsed.success) items.push(parsed.output)
    else count(leftOut, firstField(parsed.issues))
  }
  return { result: { ok: true, value: items }, leftOut }
}

/** One report a field: of ten thousand bad items a report each would freeze the page on its own. */
const count = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1)

const malformed = (field: string) => ({ ok: false, error: { kind: 'malformed', field } }) as const

/** An issue's message would quote what was received; a report holds no data. */
const firstField = ([issue]: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]) => v.getDotPath(issue) ?? 'document'
