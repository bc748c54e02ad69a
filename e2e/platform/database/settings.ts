import type { DatabaseSync } from 'node:sqlite'
import { one, run } from './query.ts'

/** A setting's latest value; a reset removes it. */
export function readSetting(database: DatabaseSync, name: string): string | undefined {
  return one<{ value: string }>(database, 'SELECT value FROM settings WHERE name = ?', name)?.value
}

export function writeSetting(database: DatabaseSync, name: string, value: string): void {
  run(database, 'INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)', name, value)
}
