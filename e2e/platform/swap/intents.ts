import { randomBytes, randomInt } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { revokeCode } from 'shared/contract'
import type { World } from '../context.ts'
import { all, insert, one, run, sql } from '../database/query.ts'
import { Problem } from '../http/problem.ts'

type Decision = 'authorized' | 'revoked'

interface IntentRow {
  readonly signature: string
  readonly code: string
  readonly reason: string
  readonly decision: Decision | null
}

export function requestDecision(
  database: DatabaseSync,
  intent: Readonly<{ sub: string; provider: string; reason: string; code?: string | undefined }>,
): void {
  const { code = String(randomInt(100_000, 1_000_000)) } = intent
  insert(database, 'intents', { ...intent, code, signature: randomBytes(24).toString('base64') })
}

const columns = sql`signature, code, reason, decision`

/** A customer's requests at a provider: undecided ones and, as trusty, authorised ones. */
export function intentsOf(database: DatabaseSync, sub: string, provider: string) {
  const intents = all<IntentRow>(database)`SELECT ${columns} FROM intents
    WHERE sub = ${sub} AND provider = ${provider} AND decision IS NOT 'revoked' ORDER BY rowid`
  return intents.map(intentDocument)
}

/** Authorises with the intent's code, denies with 'revoke' (spec §7). A decision is final. */
export function decideIntent({ database, clock }: World, sub: string, signature: string, code: string) {
  const intent = one<IntentRow>(database)`SELECT ${columns} FROM intents
    WHERE signature = ${signature} AND sub = ${sub}`
  if (!intent) throw new Problem(404, 'Unknown intent', 'signature')
  if (code !== revokeCode && code !== intent.code) throw new Problem(404, 'Unknown code', 'code')
  if (intent.decision !== null) throw new Problem(409, 'Already decided')
  const decision: Decision = code === revokeCode ? 'revoked' : 'authorized'
  run(database)`UPDATE intents SET decision = ${decision}, decided_at = ${clock.now()} WHERE signature = ${signature}`
  return intentDocument({ ...intent, decision })
}

function intentDocument({ signature, code, reason, decision }: IntentRow) {
  return { signature, code, reason, trusty: decision === 'authorized' }
}
