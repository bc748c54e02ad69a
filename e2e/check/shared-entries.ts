import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesOf } from './files.ts'

/** The entries of `shared` that a part depends on, directly or through other entries, by the names of their folders. */
export type SharedEntries = ReadonlyMap<string, ReadonlySet<string>>

const importOfShared = /(?:from|import)\s*\(?\s*'shared\/([a-z]+)/g
const importOfSibling = /(?:from|import)\s*\(?\s*'(?:\.\.\/)+([a-z]+)\//g

const entriesNamed = (text: string, pattern: RegExp): readonly string[] => [...text.matchAll(pattern)].map(([, entry]) => entry ?? '')

/**
 * Finds each part's dependencies from its imports.
 * @param directory the workspace
 * @param parts the folders to read
 */
export function readSharedEntries(directory: string, parts: readonly string[]): SharedEntries {
  const read = (file: string) => readFileSync(join(directory, file), 'utf8')
  const sources = (folder: string) => filesOf(directory, [folder]).filter((file) => /\.tsx?$/.test(file))
  const siblings = new Map<string, Set<string>>()
  for (const file of sources('shared')) {
    const entry = file.split('/')[1] ?? ''
    const found = siblings.get(entry) ?? new Set()
    for (const sibling of entriesNamed(read(file), importOfSibling)) found.add(sibling)
    siblings.set(entry, found)
  }
  return new Map(
    parts.map((part) => {
      const direct = part === 'shared' ? [...siblings.keys()] : sources(part).flatMap((file) => entriesNamed(read(file), importOfShared))
      return [part, withSiblings(direct, siblings)]
    }),
  )
}

function withSiblings(direct: readonly string[], siblings: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> {
  const reached = new Set<string>()
  const waiting = [...direct]
  for (let entry = waiting.pop(); entry !== undefined; entry = waiting.pop()) {
    if (reached.has(entry) || !siblings.has(entry)) continue
    reached.add(entry)
    waiting.push(...(siblings.get(entry) ?? []))
  }
  return reached
}
