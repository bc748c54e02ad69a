import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'

const statements = new WeakMap<DatabaseSync, Map<string, StatementSync>>()

/** Prepared once for each database: a reset writes thousands of rows with a few statements. */
function prepared(database: DatabaseSync, { text }: Sql): StatementSync {
  const known = statements.get(database) ?? new Map<string, StatementSync>()
  statements.set(database, known)
  const statement = known.get(text) ?? database.prepare(text)
  known.set(text, statement)
  return statement
}

/** A statement, or a part of one, with its values. */
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

/** The first row; the statement must select what `Row` says. */
export function one<Row extends object>(database: DatabaseSync, statement: Sql): Row | undefined {
  return prepared(database, statement).get(...statement.values) as Row | undefined
}

/** All rows; the statement must select what `Row` says. */
export function all<Row extends object>(database: DatabaseSync, statement: Sql): Row[] {
  return prepared(database, statement).all(...statement.values) as Row[]
}

/** Executes a statement. @returns how many rows it changed */
export function run(database: DatabaseSync, statement: Sql): number {
  return Number(prepared(database, statement).run(...statement.values).changes)
}

/** Writes a row, by its columns' names. @param ifItExists what happens to a row with the same key; absent: it is an error @returns how many rows were written */
export function insert(
  database: DatabaseSync,
  table: string,
  row: Readonly<Record<string, SQLInputValue>>,
  ifItExists?: 'IGNORE' | 'REPLACE',
): number {
  const columns = Object.keys(row)
  const insertion = `INSERT ${ifItExists ? `OR ${ifItExists} ` : ''}INTO ${table}`
  const values = columns.map(() => '?').join(', ')
  return run(database, new Sql(`${insertion} (${columns.join(', ')}) VALUES (${values})`, Object.values(row)))
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
