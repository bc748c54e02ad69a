import type { Statements } from 'shared/federation'
import { parseStatement, readLine } from 'shared/federation/build'

/** An export's statement and, in further lines, those that it names. What a schema of the contract yields is marked with `*`. */
export const readStatements = (lines: string): Statements =>
  lines.split(/\n\s*/).map((line) => {
    const text = line.replace(/^\*/, '')
    return parseStatement({ ...readLine(text), ...(line !== text && { isYielded: true }) })
  })
