import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** For each stage whose last run was green: the content that it ran for. The stage's report is from the same run. */
export interface GreenRuns {
  isGreen(stage: string, content: string): boolean
  /** A stage is about to run: the result of its last run no longer counts. */
  forget(stage: string): void
  keep(stage: string, content: string): void
}

/** @param file where they are kept; a missing or damaged file counts as empty, so everything runs */
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
