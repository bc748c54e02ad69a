import type { DatabaseSync } from 'node:sqlite'
import { readSetting, writeSetting } from '../database/settings.ts'

/** Ways of the pool that control switches. */
export interface PoolSettings {
  /** Unknown users are answered like known ones (Cognito's `PreventUserExistenceErrors`). */
  readonly hideUnknownUsers: boolean
  /** Each refresh replaces the refresh token, and refuses the one that was replaced. */
  readonly rotateRefreshTokens: boolean
  /** A phone signs in only once it is verified. */
  readonly verifiedAliasesOnly: boolean
  /** The authentication helper names errors without their 'Exception', as in the specification's other spelling of CodeMismatch. */
  readonly shortErrorNames: boolean
}

export function poolSettings(database: DatabaseSync): PoolSettings {
  return {
    hideUnknownUsers: readSetting(database, 'hideUnknownUsers') === 'true',
    rotateRefreshTokens: readSetting(database, 'rotateRefreshTokens') === 'true',
    verifiedAliasesOnly: readSetting(database, 'verifiedAliasesOnly') === 'true',
    shortErrorNames: readSetting(database, 'shortErrorNames') === 'true',
  }
}

/** Changes the settings that are given; a reset switches all of them off. */
export function changePoolSettings(
  database: DatabaseSync,
  changes: { readonly [Name in keyof PoolSettings]?: boolean | undefined },
): void {
  for (const [name, value] of Object.entries(changes)) {
    if (value !== undefined) writeSetting(database, name, String(value))
  }
}
