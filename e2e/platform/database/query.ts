import type { DatabaseSync, SQLInputValue } from 'node:sqlite'

/** The first row; the caller's SQL must select what `Row` says. */
export function one<Row extends object>(database: DatabaseSync, sql: string, ...values: SQLInputValue[]): Row | undefined {
  return database.prepare(sql).get(...values) as Row | undefined
}

/** All rows; the caller's SQL must select what `Row` says. */
export function all<Row extends object>(database: DatabaseSync, sql: string, ...values: SQLInputValue[]): Row[] {
  return database.prepare(sql).all(...values) as Row[]
}

/** Executes a statement and tells how many rows it changed. */
export function run(database: DatabaseSync, sql: string, ...values: SQLInputValue[]): number {
  return Number(database.prepare(sql).run(...values).changes)
}

/** Everything `work` writes, or nothing of it. */
export function inTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    database.exec('COMMIT')
    return result
  } catch (error) {
    database.exec('ROLLBACK')
    throw error
  }
}
