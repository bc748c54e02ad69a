import * as v from 'valibot'
import type { ResponseContent } from '../contract/index.ts'
import type { ApiResult } from './api-error.ts'

export interface ReadResponse {
  readonly result: ApiResult<unknown>
  /** How many items of a list were left out, by the field that does not match the contract; `list` stands for items above the bound. */
  readonly leftOut: ReadonlyMap<string, number>
}

/**
 * Checks a response against the contract. A bad item is left out of its list, and so is everything above a list's bound and what comes
 * twice; the list itself stays (readings, "Data and display").
 */
export function readResponse(content: ResponseContent, body: unknown): ReadResponse {
  const leftOut = new Map<string, number>()
  if (content.kind === 'document') {
    const parsed = v.safeParse(content.schema, body)
    return {
      result: parsed.success ? { ok: true, value: parsed.output } : malformed(firstField(parsed.issues)),
      leftOut,
    }
  }
  if (!Array.isArray(body)) return { result: malformed('list'), leftOut }
  const items: unknown[] = []
  if (body.length > content.atMost) leftOut.set('list', body.length - content.atMost)
  const known = new Set<string>()
  for (const item of body.slice(0, content.atMost)) {
    const parsed = v.safeParse(content.schema, item)
    if (!parsed.success) {
      count(leftOut, firstField(parsed.issues))
      continue
    }
    const fields = parsed.output as Fields
    shortened(item as Fields, fields).forEach((field) => count(leftOut, field))
    // The first counts of what has an id and comes twice.
    const id = JSON.stringify(content.id.map((name) => fields[name]))
    if (known.has(id)) count(leftOut, 'repeated id')
    else items.push(fields)
    if (content.id.length > 0) known.add(id)
  }
  return { result: { ok: true, value: items }, leftOut }
}

/** One report for each field: ten thousand reports of ten thousand bad items would freeze the page. */
const count = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1)

type Fields = Readonly<Record<string, unknown>>

/** The fields of the lists within an item that have left bad items of their own out. */
const shortened = (item: Fields, read: Fields) =>
  Object.keys(read).filter((field) => lengthOf(read[field]) < lengthOf(item[field]))

const lengthOf = (list: unknown) => (Array.isArray(list) ? list.length : 0)

const malformed = (field: string) => ({ ok: false, error: { kind: 'malformed', field } }) as const

/** Not the issue's message, which quotes what was received: a report must not contain data. */
const firstField = ([issue]: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]) =>
  v.getDotPath(issue) ?? 'document'
