import * as v from 'valibot'
import type { DatabaseSync } from 'node:sqlite'
import { one, sql } from '../database/query.ts'
import { check } from '../http/check.ts'
import { Problem } from '../http/problem.ts'
import { effectSchema, happensTo, requestFaultKinds, type FaultEffect } from './effect.ts'

const scenarioSchema = v.strictObject({
  ...effectSchema.entries,
  kind: v.picklist(requestFaultKinds),
  /** Separates the counts of two clients that request the same. */
  id: v.optional(v.string()),
})

/**
 * The effect that a call requests for itself: `x-scenario: status; status=503; times=2; id=a`.
 * Calls are counted for each value of the header and endpoint.
 */
export async function scenarioEffect(database: DatabaseSync, header: string, endpoint: string): Promise<FaultEffect | undefined> {
  const [kind = '', ...settings] = header.split(';').map((part) => part.trim())
  const named = settings.map((setting) => {
    const [name = '', value = ''] = setting.split('=')
    return [name, name === 'id' ? value : Number(value)] as const
  })
  const outcome = await check(scenarioSchema, { ...Object.fromEntries(named), kind })
  if (!outcome.ok) throw new Problem(400, outcome.message, `x-scenario ${outcome.field}`.trim())
  const effect = outcome.value as FaultEffect
  if (effect.times === undefined && effect.oneIn === undefined) return effect
  const uses = one<{ matched: number }>(database, sql`INSERT INTO scenario_uses (scenario, matched) VALUES (${`${endpoint} ${header}`}, 1)
     ON CONFLICT (scenario) DO UPDATE SET matched = matched + 1 RETURNING matched`)
  return happensTo(uses?.matched ?? 1, effect) ? effect : undefined
}
