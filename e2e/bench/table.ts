import type { Limit } from './gates.ts'
import type { Report, Row } from './report.ts'

const signs: Readonly<Record<Limit['bound'], string>> = {
  'at most': '≤',
  'less than': '<',
  'at least': '≥',
  exactly: '=',
}
const limitText = (limit: Limit | undefined) => (limit ? `${signs[limit.bound]} ${limit.value}` : '')

const heading = ['figure', 'unit', 'value', 'worst', 'gate', 'aim', 'verdict']

const cells = ({ title, unit, value, worst, gate, aim, orElse, verdict }: Row): readonly string[] => [
  title,
  unit,
  value === null ? '–' : String(value),
  String(worst ?? ''),
  orElse ? `${limitText(gate)}, or ${limitText(orElse.limit)} ${orElse.title}` : limitText(gate),
  orElse ? `${limitText(orElse.aim)} ${orElse.title}` : limitText(aim),
  verdict,
]

/** The report as a table in columns, with the details of each value below it. */
export function plainTable({ rows }: Report): string {
  const lines = [heading, ...rows.map(cells)]
  const widths = heading.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  const aligned = lines.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  return aligned
    .flatMap((line, index) => [line, ...(rows[index - 1]?.detail ? [`    ${rows[index - 1]?.detail}`] : [])])
    .join('\n')
}

/** The report as a Markdown table. */
export const markdownTable = ({ rows }: Report): string =>
  [heading, heading.map(() => '---'), ...rows.map(cells)].map((line) => `| ${line.join(' | ')} |`).join('\n')
