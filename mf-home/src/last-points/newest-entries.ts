import type { ScoreEntry } from 'shared/contract'

const atMost = 3

/** The newest entries of an extract, newest first. It may have thousands, so none is read as a date. */
export function newestEntries(extract: readonly ScoreEntry[]): readonly ScoreEntry[] {
  const newest: ScoreEntry[] = []
  for (const entry of extract) {
    const index = newest.findIndex((other) => sortable(entry) > sortable(other))
    newest.splice(index < 0 ? newest.length : index, 0, entry)
    newest.length = Math.min(newest.length, atMost)
  }
  return newest
}

/** `DD-MM-YYYY hh:mm:ss` as `YYYYMMDD hh:mm:ss`, which sorts as text. */
const sortable = ({ created_at: at }: ScoreEntry) =>
  `${at.slice(6, 10)}${at.slice(3, 5)}${at.slice(0, 2)}${at.slice(10)}`
