/** A statement of an API report: an export, or what exports name without its being exported (in brackets). */
export interface ReportStatement {
  readonly name: string
  readonly kind: 'type' | 'value'
  readonly isExported: boolean
  /** Without the brackets, on one line. */
  readonly text: string
}

export interface ApiReport {
  /** The version of the entry that the report describes; undefined in a report without a first line. */
  readonly version: string | undefined
  readonly statements: readonly ReportStatement[]
}

const firstLine = /^shared\/\S+ (\d+\.\d+\.\d+\S*)\n/
/** A statement starts at the margin; its further lines are indented, or start with what closes a group. */
const startOfStatement = /^(?=[\w$(])/m
const declaration = /^(?:interface|type|(?:abstract )?class|enum) ([\w$]+)|^([\w$]+):/

/** The first line of a report. */
export const reportTitle = (entry: string, version: string): string => `shared/${entry} ${version}\n`

/**
 * Reads a report of `shared/api-report`.
 * @throws {Error} if a statement is of no known form
 */
export function readReport(report: string): ApiReport {
  const [title = '', version] = firstLine.exec(report) ?? []
  const parts = report.slice(title.length).split(startOfStatement).filter((part) => part.trim() !== '')
  return { version, statements: parts.map(readStatement) }
}

function readStatement(part: string): ReportStatement {
  const line = part.trim().replaceAll(/\s+/g, ' ')
  const isExported = !line.startsWith('(')
  const text = isExported ? line : line.slice(1, -1)
  const [, type, value] = declaration.exec(text) ?? []
  const name = type ?? value
  if (name === undefined) throw new Error(`an API report has a statement of an unknown form: ${line}`)
  return { name, kind: type === undefined ? 'value' : 'type', isExported, text }
}
