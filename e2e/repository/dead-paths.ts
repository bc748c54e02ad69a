import { posix } from 'node:path'

/** A word with one of these endings names a file. */
const fileEnding = /\.(ts|tsx|js|mjs|json|md|css|sql|sqlite|html|yaml|svg|png|patch|txt)$/

/** A word that begins with one of these folders is a path, whatever its ending. */
const firstFolder = /^(docs|e2e|shared|shell|mf-[a-z]+|src|tests)\//

/**
 * The names in a document, in links and in `code`, that no file and no folder of the repository has. `{a,b}.ts` and
 * `icon-*.png` name several files. Blocks of code are not read.
 * @param document its path in the repository
 * @param files the paths of all files in the repository
 */
export function deadPaths(document: string, text: string, files: readonly string[]): readonly string[] {
  const paths = new Set(files.flatMap(withFolders))
  const names = new Set([...paths].flatMap(shorterNames))
  const isDead = (path: string) =>
    path.includes('*')
      ? ![...names].some((name) => posix.matchesGlob(name, path))
      : !names.has(path) && !names.has(`${path}.ts`)

  const prose = text.replaceAll(/^```[^]*?^```/gm, '')
  const deadLinks = linksIn(prose).filter((link) => !paths.has(posix.join(posix.dirname(document), link)))
  const deadNames = namesIn(prose).filter((name) => alternatives(name).some(isDead))
  return [...new Set([...deadLinks, ...deadNames])]
}

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

/** `e2e/kit/index.ts`, `e2e/kit` and `e2e`. */
function withFolders(file: string): readonly string[] {
  const folder = posix.dirname(file)
  return folder === '.' ? [file] : [file, ...withFolders(folder)]
}

/** `e2e/kit/index.ts`, `kit/index.ts` and `index.ts`: a document may leave out the first folders. */
function shorterNames(path: string): readonly string[] {
  const parts = path.split('/')
  return parts.map((_, first) => parts.slice(first).join('/'))
}
