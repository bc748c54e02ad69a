import { UsageProblem } from '../check/parts.ts'
import type { Fault } from './fault.ts'
import type { RuleFolder } from './rule-folders.ts'

/** What the command should try. */
export interface Request {
  readonly folders: readonly RuleFolder[]
  readonly faults: readonly Fault[]
}

/**
 * Reads the command line: lines and sections of the specification, folders of rules, `rules` for all rule folders; no argument for everything.
 * @throws {UsageProblem} for an unknown word
 */
export function readRequest(words: readonly string[], folders: readonly RuleFolder[], faults: readonly Fault[]): Request {
  if (words.length === 0) return { folders, faults }
  for (const word of words) {
    if (folders.some((folder) => asksForFolder(word, folder)) || faults.some((fault) => asksForFault(word, fault))) continue
    if (/^\d+(\.\d+)?$/.test(word)) throw new UsageProblem(`no fault of ${word} stands in e2e/mutants/faults.ts`)
    throw new UsageProblem(`"${word}" is no line or section of the specification, no folder of rules (${folders.map(({ folder }) => folder).join(', ')}), and not "rules"`)
  }
  return {
    folders: folders.filter((folder) => words.some((word) => asksForFolder(word, folder))),
    faults: faults.filter((fault) => words.some((word) => asksForFault(word, fault))),
  }
}

const asksForFolder = (word: string, { folder }: RuleFolder): boolean => word === 'rules' || word === folder
const asksForFault = (word: string, { line }: Fault): boolean => line === word || line.startsWith(`${word}.`)
