import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** The last run of each stage, as long as it was green: for which content. Its report is that run's too. */
export interface GreenRuns {
  isGreen(stage: string, content: string): boolean
  /** A stage is about to run: what its last run said holds no longer. */
  forget(stage: string): void
  keep(stage: string, content: string): void
}

/** @param file where they are kept; one that is missing or damaged is empty: then everything runs */
export function openGreenRuns(file: string): GreenRuns {
  const runs = readRuns(file)
  const write = () => {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${JSON.stringify(Object.fromEntries(runs), undefined, 1)}\n`)
  }
  return {
    isGreen: (stage, content) => runs.get(stage) === content,
    forget(stage) {
      if (runs.delete(stage)) write()
    },
    keep(stage, content) {
      runs.set(stage, content)
      write()
    },
  }
}

function readRuns(file: string): Map<string, unknown> {
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as object))
  } catch {
    return new Map()
  }
}
