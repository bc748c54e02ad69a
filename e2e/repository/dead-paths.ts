import { posix } from 'node:path'

/** A word with one of these endings names a file. */
const fileEnding = /\.(ts|tsx|js|mjs|json|md|css|sql|sqlite|html|yaml|svg|png|patch|txt)$/

/** A word that begins with one of these folders is a path, whatever its ending. */
const firstFolder = /^(docs|e2e|shared|shell|mf-[a-z]+|src|tests)\//

/**
 * The names in a document, in links and in `code`, that no file and no folder of the repository has. `{a,b}.ts` and `icon-*.png` name
 * several files. Blocks of code are not read.
 */
export function deadPaths(document: string, text: string, files: readonly string[]): readonly string[] {
  const prose = text.replaceAll(/^```[^]*?^```/gm, '')
  const folder = posix.dirname(document)
  const deadLinks = linksIn(prose).filter((link) => {
    const path = posix.join(folder, link)
    return !files.some((file) => file === path || file.startsWith(`${path}/`))
  })
  const isDead = (name: string) => !files.some((file) => isNameOf(name, file))
  const deadNames = namesIn(prose).filter((name) => alternatives(name).some(isDead))
  return [...new Set([...deadLinks, ...deadNames])]
}

/** Whether a name is a file's or a folder's: a document may leave out the first folders, and a file's ending `.ts`. */
const isNameOf = (name: string, file: string): boolean =>
  name.includes('*')
    ? posix.matchesGlob(file, `{,**/}${name}{,/**}`)
    : `/${file}/`.includes(`/${name}/`) || `/${file}`.endsWith(`/${name}.ts`)

/** A link to another site or to a heading of the same page names no file. */
function linksIn(text: string): readonly string[] {
  const links = [...text.matchAll(/\]\(([^)\s#]+)/g)].map(([, link]) => link ?? '')
  return links.filter((link) => !/^[a-z]+:/.test(link)).map(withoutLastSlash)
}

function namesIn(text: string): readonly string[] {
  const words = [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, code]) => (code ?? '').split(/\s+/))
  const isName = (word: string) =>
    /^[\w.@*{},-][\w.@*{},/-]*$/.test(word) && (fileEnding.test(word) || firstFolder.test(word))
  return words.filter(isName).map(withoutLastSlash)
}

const withoutLastSlash = (path: string): string => path.replace(/\/$/, '')

/** `{a,b}.ts` is `a.ts` and `b.ts`. */
function alternatives(name: string): readonly string[] {
  const [braces, choices] = /\{([^{}]*)\}/.exec(name) ?? []
  if (braces === undefined || choices === undefined) return [name]
  return choices.split(',').flatMap((choice) => alternatives(name.replace(braces, choice)))
}
