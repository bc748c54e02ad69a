import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import {
  API,
  NodeBuilderFlags,
  SymbolFlags,
  type Checker,
  type Project,
  type Symbol,
  type Type,
} from 'typescript/unstable/sync'
import type { Node } from 'typescript/unstable/ast'
import { isVariableDeclaration } from 'typescript/unstable/ast/is'
import { schemaFor, schemaOf, type ApiStatement } from './parse-statement.ts'

const shared = resolve(import.meta.dirname, '../..')

/** The statements of each entry that is code, by its name, such as `shared/ui/system`. */
export type SharedApi = Readonly<Record<string, readonly ApiStatement[]>>

/** What each entry of `shared` promises, read from the code. The compiler takes a second for it, so the result is kept until a source changes. */
export function readSharedApi(): SharedApi {
  const kept = join(shared, 'node_modules/.cache', `api-${hashOfSources()}.json`)
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8')) as SharedApi
  const api = compileSharedApi()
  mkdirSync(dirname(kept), { recursive: true })
  // Two builds may write at once: each renames a whole file.
  const file = `${kept}.${process.pid}`
  writeFileSync(file, JSON.stringify(api))
  renameSync(file, kept)
  return api
}

/** Also of the lockfile: a library's types are part of the promise. */
function hashOfSources(): string {
  const sources = globSync(['**/*.{ts,tsx,json}', '../pnpm-lock.yaml'], {
    cwd: shared,
    exclude: ['**/{node_modules,.types,dist}/**', '**/*.test.*'],
  })
  const hash = createHash('sha256')
  for (const source of sources.toSorted()) hash.update(source).update(readFileSync(join(shared, source)))
  return hash.digest('hex').slice(0, 16)
}

function compileSharedApi(): SharedApi {
  const api = new API({ cwd: shared })
  try {
    const [project] = api.updateSnapshot({ openProjects: [join(shared, 'tsconfig.json')] }).getProjects()
    if (!project) throw new Error('shared has no tsconfig.json')
    const exportsOfEntries = readEntries().map(([entry, file]) => [entry, exportsOf(project, file)] as const)
    const exported = new Set(
      exportsOfEntries.flatMap(([, symbols]) => symbols.map((symbol) => targetOf(project, symbol).id)),
    )
    const statements = exportsOfEntries.map(
      ([entry, symbols]) => [entry, describeEntry(project, symbols, exported)] as const,
    )
    return Object.fromEntries(nameContractTypes(statements))
  } finally {
    api.close()
  }
}

/** The entries of `shared` that are code, each with its file; a style sheet exports nothing. */
function readEntries(): readonly (readonly [entry: string, file: string])[] {
  const { exports } = JSON.parse(readFileSync(join(shared, 'package.json'), 'utf8')) as {
    exports: Record<string, string>
  }
  return Object.entries(exports)
    .filter(([, file]) => !file.endsWith('.css'))
    .map(([name, file]) => [name.replace('.', 'shared'), join(shared, file)])
}

function exportsOf({ checker, program }: Project, file: string): readonly Symbol[] {
  const source = program.getSourceFile(file)
  const module = source && checker.getSymbolAtLocation(source)
  if (!module) throw new Error(`${file} is not a module`)
  return checker.getExportsOfModule(module).toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
}

/** What a re-export stands for. */
const targetOf = ({ checker }: Project, symbol: Symbol): Symbol =>
  symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol

const declarationOf = (project: Project, symbol: Symbol) => {
  const declaration = symbol.declarations[0]?.resolve(project)
  if (!declaration) throw new Error(`${symbol.name} has no declaration`)
  return declaration
}

/** The library that declares a symbol. */
const libraryOf = (symbol: Symbol): string | undefined =>
  /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(symbol.declarations[0]?.path ?? '')?.[1]

/** The exports in alphabetical order, then what they name without its being exported. */
function describeEntry(
  project: Project,
  symbols: readonly Symbol[],
  exported: ReadonlySet<number>,
): readonly ApiStatement[] {
  const exports = symbols.map((symbol) => ({ ...describe(project, symbol), isExported: true }))
  const hidden = new Map<number, ApiStatement>()
  const addHidden = (symbol: Symbol, text: string): void => {
    for (const needed of neededBy(project, targetOf(project, symbol), text)) {
      if (exported.has(needed.id) || hidden.has(needed.id)) continue
      const statement = { ...describe(project, needed), isExported: false }
      hidden.set(needed.id, statement)
      addHidden(needed, statement.text)
    }
  }
  for (const [index, symbol] of symbols.entries()) addHidden(symbol, exports[index]?.text ?? '')
  return [...exports, ...[...hidden.values()].toSorted((one, other) => one.text.localeCompare(other.text, 'en'))]
}

/** What of `shared` a description names: types, and the exports of a module that is loaded on demand. */
function neededBy(project: Project, symbol: Symbol, description: string): readonly Symbol[] {
  const file = symbol.declarations[0]?.path ?? ''
  if (libraryOf(symbol)) return []
  const declaration = declarationOf(project, symbol)
  const modules = [...description.matchAll(/typeof import\('([^']+)'\)/g)].map(([, specifier = '']) =>
    resolve(dirname(file), specifier),
  )
  const names = new Set(description.replaceAll(/'[^']*'/g, '').match(/\b[A-Z]\w*/g))
  const types = [...names].flatMap((name) => project.checker.resolveName(name, SymbolFlags.Type, declaration) ?? [])
  const values = [...description.matchAll(/typeof (?!import\()(\w+)/g)].flatMap(
    ([, name = '']) => project.checker.resolveName(name, SymbolFlags.Value, declaration) ?? [],
  )
  return [...types, ...values, ...modules.flatMap((module) => exportsOf(project, module))]
    .map((needed) => targetOf(project, needed))
    .filter((needed) => isOurs(needed) && !(needed.flags & SymbolFlags.TypeParameter))
}

const isOurs = (symbol: Symbol): boolean =>
  symbol.declarations[0]?.path.startsWith(`${shared}/`) === true && !libraryOf(symbol)

function describe(project: Project, exported: Symbol): Omit<ApiStatement, 'isExported'> {
  const { checker, emitter } = project
  const { name } = exported
  const symbol = targetOf(project, exported)
  const library = libraryOf(symbol)
  if (library) return { name, kind: 'value', text: `${name}: from ${library}` }
  const declaration = declarationOf(project, symbol)
  if (symbol.flags & SymbolFlags.Value && !(symbol.flags & SymbolFlags.Class)) {
    const annotation = isVariableDeclaration(declaration) && declaration.type ? emitter.printNode(declaration.type) : ''
    // The compiler would spell out what a library's type makes of ours.
    if (/^\w+$/.test(annotation)) return { name, kind: 'value', text: `${name}: ${annotation}` }
    const type = checker.getTypeOfSymbolAtLocation(symbol, declaration)
    return { name, kind: 'value', text: `${name}: ${abridge(describeType(checker, type, declaration))}` }
  }
  const declared = emitter.printNode(declaration)
  // What a schema yields is what the type is.
  if (/= v\.InferOutput<typeof \w+>;$/.test(declared)) {
    const flags = NodeBuilderFlags.NoTruncation | NodeBuilderFlags.InTypeAlias
    const text = checker.typeToString(checker.getDeclaredTypeOfSymbol(symbol), declaration, flags)
    return { name, kind: 'type', text: `type ${name} = ${abridge(text)}`, isYielded: true }
  }
  return {
    name,
    kind: 'type',
    text: abridge(declared.replace(/^export /, '').replace(/(constructor\(.*?\)) \{.*?\n {4}\}/s, '$1;')),
  }
}

/** A type, in which each schema of the contract is what it yields or, for what is sent, what it takes: also within a table of calls. */
function describeType(checker: Checker, type: Type, declaration: Node, isSent = false): string {
  const content = contentOfSchema(checker, type, isSent ? 'input' : 'output')
  const text = checker.typeToString(content ?? type, declaration, NodeBuilderFlags.NoTruncation)
  if (content) return `${isSent ? schemaFor : schemaOf}<${text}>`
  if (!text.startsWith('{') || !/Schema\b/.test(text)) return text
  const members = checker.getPropertiesOfType(type).map((member) => {
    const memberType = checker.getTypeOfSymbol(member)
    const isMemberSent = member.name === 'body' || member.name === 'query'
    return `${member.name}: ${memberType ? describeType(checker, memberType, declaration, isMemberSent) : 'unknown'}; `
  })
  return `{ ${members.join('')}}`
}

/** What a schema of the contract yields or takes; undefined for any other type. */
function contentOfSchema(checker: Checker, type: Type, content: 'input' | 'output'): Type | undefined {
  const property = (of: Type | undefined, name: string) => {
    const found = of && checker.getPropertyOfType(of, name)
    const itsType = found && checker.getTypeOfSymbol(found)
    return itsType && checker.getNonNullableType(itsType)
  }
  return property(property(type, '~types'), content)
}

type Statements = readonly (readonly [entry: string, statements: readonly ApiStatement[]])[]

/** The compiler spells out what a schema yields wherever it stands; here it stands once, and elsewhere its name. */
function nameContractTypes(entries: Statements): Statements {
  const types = entries
    .flatMap(([, statements]) => statements.map(({ text }) => /^type (\w+) = (\{.*\})$/.exec(text)))
    .filter((match) => match !== null)
  const withNames = (line: string) =>
    types.reduce(
      (text, [declared, name = '', members = '']) => (line === declared ? text : text.replaceAll(members, name)),
      line,
    )
  return entries.map(([entry, statements]) => [
    entry,
    statements.map((statement) => ({ ...statement, text: withNames(statement.text) })),
  ])
}

/** A declaration on one line, with a library's types by their names alone: `ObjectSchema<…>`. */
function abridge(text: string): string {
  let short = text
    .replaceAll(/\s+/g, ' ')
    .replace(/;$/, '')
    // A line break's comma.
    .replaceAll(/,(?= [}\])])/g, '')
    .replaceAll(/import\("\.[^"]*"\)\./g, '')
  const library = /(?:import\("[^"]*"\)|\b[a-zA-Z]\w*)\.(\w+)</
  for (let found = library.exec(short); found; found = library.exec(short)) {
    const start = found.index + found[0].length
    short = `${short.slice(0, found.index)}${found[1]}<…>${short.slice(endOfGroup(short, start) + 1)}`
  }
  return short
    .replaceAll(/import\("[^"]*"\)\./g, '')
    .replaceAll(/"((?:[^"\\]|\\.)*)"/g, (_, literal: string) => `'${literal.replaceAll("'", String.raw`\'`)}'`)
}

/** Where the group ends whose opening bracket stands before an index. An arrow's `>` closes nothing. */
function endOfGroup(text: string, start: number): number {
  let depth = 1
  let index = start
  for (; index < text.length; index++) {
    if ('{([<'.includes(text[index] ?? '')) depth++
    if ('})]>'.includes(text[index] ?? '') && text[index - 1] !== '=' && --depth === 0) break
  }
  return index
}
