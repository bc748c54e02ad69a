import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'

const statements = new WeakMap<DatabaseSync, Map<string, StatementSync>>()

/** Prepared once for each database: a reset writes thousands of rows with a few statements. */
function prepared(database: DatabaseSync, sql: string): StatementSync {
  const known = statements.get(database) ?? new Map<string, StatementSync>()
  statements.set(database, known)
  const statement = known.get(sql) ?? database.prepare(sql)
  known.set(sql, statement)
  return statement
}

/** The first row; the caller's SQL must select what `Row` says. */
export function one<Row extends object>(database: DatabaseSync, sql: string, ...values: SQLInputValue[]): Row | undefined {
  return prepared(database, sql).get(...values) as Row | undefined
}

/** All rows; the caller's SQL must select what `Row` says. */
export function all<Row extends object>(database: DatabaseSync, sql: string, ...values: SQLInputValue[]): Row[] {
  return prepared(database, sql).all(...values) as Row[]
}

/** Executes a statement. @returns how many rows it changed */
export function run(database: DatabaseSync, sql: string, ...values: SQLInputValue[]): number {
  return Number(prepared(database, sql).run(...values).changes)
}

/** Writes everything that `work` writes, or nothing. */
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
