import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'

const statements = new WeakMap<DatabaseSync, Map<string, StatementSync>>()

/** Prepared once for each database: a reset writes thousands of rows with a few statements. */
function prepared(database: DatabaseSync, text: string): StatementSync {
  const known = statements.get(database) ?? new Map<string, StatementSync>()
  statements.set(database, known)
  const statement = known.get(text) ?? database.prepare(text)
  known.set(text, statement)
  return statement
}

/** A part of a statement with its values, such as a list of columns. */
export class Sql {
  readonly text: string
  readonly values: readonly SQLInputValue[]
  constructor(text: string, values: readonly SQLInputValue[] = []) {
    this.text = text
    this.values = values
  }
}

/** What stands in a template is a value of the statement, or a part of it. */
export function sql(texts: TemplateStringsArray, ...parts: readonly (SQLInputValue | Sql)[]): Sql {
  const [first = '', ...rest] = texts
  const text = rest.reduce((sum, next, index) => {
    const part = parts[index]
    return `${sum}${part instanceof Sql ? part.text : '?'}${next}`
  }, first)
  return new Sql(
    text,
    parts.flatMap((part) => (part instanceof Sql ? part.values : [part])),
  )
}

/** A tag that executes the statement in its template. */
const tag =
  <Result>(database: DatabaseSync, execute: (statement: StatementSync, values: Sql['values']) => Result) =>
  (...template: Parameters<typeof sql>): Result => {
    const { text, values } = sql(...template)
    return execute(prepared(database, text), values)
  }

/** The first row; the statement must select what `Row` says. */
export const one = <Row extends object>(database: DatabaseSync) =>
  tag(database, (statement, values) => statement.get(...values) as Row | undefined)

/** All rows; the statement must select what `Row` says. */
export const all = <Row extends object>(database: DatabaseSync) =>
  tag(database, (statement, values) => statement.all(...values) as Row[])

/** Executes a statement. @returns how many rows it changed */
export const run = (database: DatabaseSync) =>
  tag(database, (statement, values) => Number(statement.run(...values).changes))

/** Writes a row, by its columns' names. @param ifItExists what happens to a row with the same key; absent: it is an error @returns how many rows were written */
export function insert(
  database: DatabaseSync,
  table: string,
  row: Readonly<Record<string, SQLInputValue>>,
  ifItExists?: 'IGNORE' | 'REPLACE',
): number {
  const columns = Object.keys(row)
  const values = new Sql(columns.map(() => '?').join(', '), Object.values(row))
  const into = new Sql(`${ifItExists ? `OR ${ifItExists} ` : ''}INTO ${table} (${columns.join(', ')})`)
  return run(database)`INSERT ${into} VALUES (${values})`
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

export function readSetting(database: DatabaseSync, name: string): string | undefined {
  return one<{ value: string }>(database)`SELECT value FROM settings WHERE name = ${name}`?.value
}

export function writeSetting(database: DatabaseSync, name: string, value: string): void {
  insert(database, 'settings', { name, value }, 'REPLACE')
}
