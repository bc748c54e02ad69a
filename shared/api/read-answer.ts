import * as v from 'valibot'
import type { Answer } from '../contract/index.ts'
import type { ApiResult } from './api-error.ts'

export interface AnswerRead {
  readonly result: ApiResult<unknown>
  /** The faulty field of each list item that was dropped. */
  readonly dropped: readonly string[]
}

/**
 * Checks an answer against the contract. One bad item of a list is dropped, never the list
 * (readings, "Data and display").
 */
export function readAnswer(answer: Answer, body: unknown): AnswerRead {
  if (answer.kind === 'document') {
    const parsed = v.safeParse(answer.schema, body)
    return parsed.success
      ? { result: { ok: true, value: parsed.output }, dropped: [] }
      : { result: malformed(firstField(parsed.issues)), dropped: [] }
  }
  if (!Array.isArray(body)) return { result: malformed('list'), dropped: [] }
  const items: unknown[] = []
  const dropped: string[] = []
  for (const item of body) {
    const parsed = v.safeParse(answer.schema, item)
    if (parsed.success) items.push(parsed.output)
    else dropped.push(firstField(parsed.issues))
  }
  return { result: { ok: true, value: items }, dropped }
}

const malformed = (field: string) => ({ ok: false, error: { kind: 'malformed', field } }) as const

/** An issue's message would quote what was received; a report holds no data. */
const firstField = ([issue]: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]) => v.getDotPath(issue) ?? 'document'
