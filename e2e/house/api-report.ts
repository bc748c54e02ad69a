import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const declarations = resolve(import.meta.dirname, '../../shared/.types')

/**
 * What an entry point of `shared` promises to the shell and the remotes: the compiler's own
 * declarations of every file behind it, without comments.
 * @param entry a folder of `shared`, whose declarations are up to date (`tsc -b shared`)
 */
export function apiReport(entry: string): string {
  const folder = join(declarations, entry)
  const files = new Map<string, string>()
  const visit = (file: string): void => {
    if (files.has(file) || !file.startsWith(folder)) return
    const text = readFileSync(file, 'utf8')
    files.set(file, text)
    for (const [, imported = ''] of text.matchAll(/(?:from |import\()['"](\.[^'"]+)\.tsx?['"]/g)) visit(`${resolve(dirname(file), imported)}.d.ts`)
  }
  visit(join(folder, 'index.d.ts'))
  const parts = [...files].toSorted(([one], [other]) => one.localeCompare(other))
  return `${parts.map(([file, text]) => `// ${file.slice(folder.length + 1)}\n${withoutComments(text)}`).join('\n\n')}\n`
}

const withoutComments = (text: string) =>
  text
    .replace(/\s*\/\*\*?[\s\S]*?\*\//g, '')
    .replace(/^import [^;]+;$/gm, '')
    .replace(/\n{2,}/g, '\n')
    .trim()
