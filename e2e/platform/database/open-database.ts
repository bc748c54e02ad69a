import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DatabaseSync } from 'node:sqlite'
import { one } from './query.ts'

/** Where `pnpm platform` and `npm start` keep their data. */
export const keptDatabaseFile = fileURLToPath(new URL('../../.platform/platform.sqlite', import.meta.url))

const schema = readFileSync(new URL('schema.sql', import.meta.url), 'utf8')

/** Identifies the schema, to recognise a file with another one. `user_version` has 31 positive bits. */
const schemaVersion = createHash('sha256').update(schema).digest().readUInt32BE() >>> 1

/** Opens the file, or a database in memory. A file with another schema is replaced: it has only test data. A new one needs its seed. */
export function openDatabase(file?: string): { readonly database: DatabaseSync; readonly isNew: boolean } {
  if (file === undefined) return create(':memory:')
  mkdirSync(dirname(file), { recursive: true })
  const database = connect(file)
  const version = one<{ user_version: number }>(database)`PRAGMA user_version`?.user_version
  if (version === schemaVersion) return { database, isNew: false }
  database.close()
  for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true })
  return create(file)
}

function create(file: string) {
  const database = connect(file)
  database.exec(`BEGIN; ${schema}; PRAGMA user_version = ${schemaVersion}; COMMIT`)
  return { database, isNew: true }
}

function connect(file: string): DatabaseSync {
  const database = new DatabaseSync(file)
  // Do not wait for the disk: losing the last second of test data in a power cut is fine.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; PRAGMA foreign_keys = ON')
  return database
}
