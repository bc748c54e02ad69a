import { matchesGlob } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import { serviceNames, type ServiceName } from '../addresses.ts'
import { all, run } from '../database/query.ts'

export const faultSchema = v.strictObject({
  service: v.picklist(serviceNames.filter((name) => name !== 'control')),
  method: v.optional(v.pipe(v.string(), v.toUpperCase(), v.picklist(['GET', 'POST', 'PUT', 'DELETE']))),
  /** With its base path; a segment in braces matches any. */
  path: v.optional(v.pipe(v.string(), v.startsWith('/'))),
  /** Cognito's operation, or the helper's event. */
  operation: v.optional(v.string()),
  /** What goes wrong. `truncated` and those after it carry out the call, and damage only its response. */
  kind: v.picklist([
    'status',
    'page',
    'latency',
    'hang',
    'hold',
    'drop',
    'truncated',
    'malformed',
    'empty',
    'commit-then-drop',
    'commit-then-hold',
  ]),
  /** For the kind `status`; default 500. */
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599))),
  /** For the kind `status`: Cognito's name for the refusal; default InternalErrorException. */
  name: v.optional(v.pipe(v.string(), v.nonEmpty())),
  /** A wait before anything else; `latency` does only this. */
  delayMs: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000))),
  /** How often it happens; default: always. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
})

export type Fault = v.InferOutput<typeof faultSchema>

export interface ListedFault extends Fault {
  readonly id: number
  /** The matching calls so far, affected or not. */
  readonly matched: number
}

export interface Call {
  readonly service: ServiceName
  readonly method: string
  readonly path: string
  readonly operation: string | undefined
}

export function listFaults(database: DatabaseSync): ListedFault[] {
  const rows = all<{ id: number; fault: string; matched: number }>(database)`SELECT id, fault, matched
    FROM faults ORDER BY id`
  return rows.map(({ id, fault, matched }) => ({ id, ...(JSON.parse(fault) as Fault), matched }))
}

export function removeFaults(database: DatabaseSync, id?: number): number {
  return run(database)`DELETE FROM faults WHERE ${id ?? null} IS NULL OR id = ${id ?? null}`
}

/** The fault that happens to a call: the oldest matching one whose times are not over. */
export function faultOn(database: DatabaseSync, call: Call): ListedFault | undefined {
  for (const fault of listFaults(database)) {
    if (!isOfKind(call, fault)) continue
    run(database)`UPDATE faults SET matched = matched + 1 WHERE id = ${fault.id}`
    if (fault.matched < (fault.times ?? Infinity)) return fault
  }
  return undefined
}

/** Whether calls of a service lose their connection without a response. A call that hangs does so when the fault is removed. */
export function dropsAnswers(database: DatabaseSync, service: ServiceName): boolean {
  return listFaults(database).some(
    (fault) => fault.service === service && ['hang', 'drop', 'commit-then-drop'].includes(fault.kind),
  )
}

/** The calls that a fault is about. What is left out is not looked at. */
export type CallKind = Pick<Fault, 'service' | 'method' | 'path' | 'operation'>

export const isOfKind = (call: Call, { service, method, path, operation }: CallKind): boolean =>
  service === call.service &&
  (method === undefined || method === call.method) &&
  (operation === undefined || operation === call.operation) &&
  (path === undefined || matchesGlob(call.path, path.replaceAll(/\{[^}]*\}/g, '*')))
