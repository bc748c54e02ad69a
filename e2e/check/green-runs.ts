import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** What was green, by the content that it was green for. */
export interface GreenRuns {
  isGreen(stage: string, content: string): boolean
  keep(stage: string, content: string): void
}

/** A few contents back: one goes back and forth between two branches. */
const keptContents = 5

/** @param file where they are kept; one that is missing or damaged is empty: then everything runs */
export function openGreenRuns(file: string): GreenRuns {
  const runs = readRuns(file)
  return {
    isGreen: (stage, content) => runs[stage]?.includes(content) ?? false,
    keep(stage, content) {
      runs[stage] = [content, ...(runs[stage] ?? []).filter((other) => other !== content)].slice(0, keptContents)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, `${JSON.stringify(runs, undefined, 1)}\n`)
    },
  }
}

function readRuns(file: string): Record<string, readonly string[]> {
  try {
    const document: unknown = JSON.parse(readFileSync(file, 'utf8'))
    const isRuns = typeof document === 'object' && document !== null && Object.values(document).every((contents) => Array.isArray(contents))
    return isRuns ? (document as Record<string, readonly string[]>) : {}
  } catch {
    return {}
  }
}
