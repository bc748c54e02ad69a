/** A time as people read it, in UTC: `2026-11-24 23:10:05Z`. */
export const timeOf = (iso: string): string => `${iso.slice(0, 19).replace('T', ' ')}Z`

/** Rows as lines of text; each column but the last is as wide as its widest cell. */
export function columns(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = rows.reduce<readonly number[]>(
    (widest, row) => row.map((cell, index) => Math.max(widest[index] ?? 0, cell.length)),
    [],
  )
  return rows.map((row) =>
    row
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
