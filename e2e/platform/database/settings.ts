import type { DatabaseSync } from 'node:sqlite'
import { insert, one } from './query.ts'

export function readSetting(database: DatabaseSync, name: string): string | undefined {
  return one<{ value: string }>(database)`SELECT value FROM settings WHERE name = ${name}`?.value
}

export function writeSetting(database: DatabaseSync, name: string, value: string): void {
  insert(database, 'settings', { name, value }, 'REPLACE')
}
