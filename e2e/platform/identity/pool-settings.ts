import * as v from 'valibot'
import type { DatabaseSync } from 'node:sqlite'
import { readSetting, writeSetting } from '../database/query.ts'

/** Ways of the pool that control switches; all are off in the seed. */
export const poolSettingsSchema = v.partial(
  v.strictObject({
    /** Unknown users are answered like known ones (Cognito's `PreventUserExistenceErrors`). */
    hideUnknownUsers: v.boolean(),
    /** Each refresh replaces the refresh token, and refuses the one that was replaced. */
    rotateRefreshTokens: v.boolean(),
    /** The client has a secret, which no browser sends. */
    clientHasSecret: v.boolean(),
    /** The client may not sign in with a password. */
    refusesPasswordFlow: v.boolean(),
    /** A phone signs in only once it is verified. */
    verifiedAliasesOnly: v.boolean(),
  }),
)

type PoolSettings = v.InferOutput<typeof poolSettingsSchema>

export const isSwitchedOn = (database: DatabaseSync, setting: keyof PoolSettings): boolean =>
  readSetting(database, setting) === 'true'

export function changePoolSettings(database: DatabaseSync, changes: PoolSettings): void {
  for (const [name, value] of Object.entries(changes)) writeSetting(database, name, String(value))
}
