import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

/** What a tool made or installed. */
const made = new Set(['node_modules', 'dist', '.types', '.site', '.platform', 'test-results', 'playwright-report', '.rspack-profile'])

/**
 * The files of folders, without what tools made.
 * @param paths files and folders, relative to the directory; a missing one has no files
 */
export function filesOf(directory: string, paths: readonly string[]): readonly string[] {
  return paths.flatMap((path) => {
    const place = join(directory, path)
    if (!existsSync(place)) return []
    if (statSync(place).isFile()) return [path]
    return globSync('**/*', { cwd: place, withFileTypes: true, exclude: (entry) => made.has(entry.name) })
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.md'))
      .map((entry) => relative(directory, join(entry.parentPath, entry.name)))
  })
}

/** A hash of the files' paths and contents, independent of their dates. */
export function contentOf(directory: string, paths: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of [...new Set(filesOf(directory, paths))].toSorted()) {
    hash.update(`${file}\n`).update(createHash('sha256').update(readFileSync(join(directory, file))).digest())
  }
  return hash.digest('hex')
}
