import * as v from 'valibot'
import type { DatabaseSync } from 'node:sqlite'
import { serviceNames, type ServiceName } from '../addresses.ts'
import { all, one, run, sql } from '../database/query.ts'
import { effectSchema, happensTo, type FaultEffect } from './effect.ts'

/** A fault as control accepts it: which calls, and what happens to them. */
export const faultSchema = v.strictObject({
  service: v.picklist(serviceNames.filter((name) => name !== 'control')),
  method: v.optional(v.pipe(v.string(), v.toUpperCase(), v.picklist(['GET', 'POST', 'PUT', 'DELETE']))),
  /** With its base path; a segment in braces matches any. */
  path: v.optional(v.pipe(v.string(), v.startsWith('/'))),
  /** Cognito's operation, or the helper's event. */
  operation: v.optional(v.string()),
  ...effectSchema.entries,
})

export type Fault = v.InferOutput<typeof faultSchema>

export interface ListedFault extends Fault {
  readonly id: number
  /** The matching calls so far, affected or not. */
  readonly matched: number
}

export interface Call {
  readonly service: string
  readonly method: string
  readonly path: string
  readonly operation: string | undefined
}

interface FaultRow {
  readonly id: number
  readonly service: string
  readonly method: string | null
  readonly path: string | null
  readonly operation: string | null
  readonly effect: string
  readonly matched: number
}

const columns = sql`id, service, method, path, operation, effect, matched`

export function addFault(
  database: DatabaseSync,
  { service, method, path, operation, ...effect }: Fault,
): ListedFault | undefined {
  const row = one<FaultRow>(
    database,
    sql`INSERT INTO faults (service, method, path, operation, effect) VALUES (${service}, ${method ?? null}, ${path ?? null}, ${operation ?? null}, ${JSON.stringify(effect)}) RETURNING ${columns}`,
  )
  return row && listedFault(row)
}

export function listFaults(database: DatabaseSync): ListedFault[] {
  return all<FaultRow>(database, sql`SELECT ${columns} FROM faults ORDER BY id`).map(listedFault)
}

/** Removes one fault, or all. */
export function removeFaults(database: DatabaseSync, id?: number): number {
  return run(database, sql`DELETE FROM faults WHERE ${id ?? null} IS NULL OR id = ${id ?? null}`)
}

/** The fault that happens to a call: the oldest matching one that is due. */
export function faultOn(database: DatabaseSync, call: Call): ListedFault | undefined {
  for (const fault of all<FaultRow>(
    database,
    sql`SELECT ${columns} FROM faults WHERE service = ${call.service} ORDER BY id`,
  )) {
    if (fault.method !== null && fault.method !== call.method) continue
    if (fault.operation !== null && fault.operation !== call.operation) continue
    if (fault.path !== null && !matchesPath(fault.path, call.path)) continue
    run(database, sql`UPDATE faults SET matched = matched + 1 WHERE id = ${fault.id}`)
    const listed = listedFault(fault)
    if (happensTo(fault.matched + 1, listed)) return listed
  }
  return undefined
}

/** Whether calls of a service lose their connection without a response. A call that hangs does so when the fault is removed. */
export function dropsAnswers(database: DatabaseSync, service: ServiceName): boolean {
  const drops = one(
    database,
    sql`SELECT 1 FROM faults WHERE service = ${service} AND effect ->> 'kind' IN ('hang', 'drop', 'commit-then-drop') LIMIT 1`,
  )
  return drops !== undefined
}

function matchesPath(template: string, path: string): boolean {
  const segments = path.split('/')
  const expected = template.split('/')
  return (
    segments.length === expected.length &&
    expected.every(
      (segment, index) => segment === segments[index] || (/^\{.*\}$/.test(segment) && segments[index] !== ''),
    )
  )
}

function listedFault({ id, service, method, path, operation, effect, matched }: FaultRow): ListedFault {
  const target = { service, method: method ?? undefined, path: path ?? undefined, operation: operation ?? undefined }
  return { id, ...target, ...(JSON.parse(effect) as FaultEffect), matched } as ListedFault
}
