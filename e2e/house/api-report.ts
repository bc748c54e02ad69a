import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { API, NodeBuilderFlags, SymbolFlags, type Checker, type Project, type Symbol, type Type } from 'typescript/unstable/sync'
import { abridge, fold } from './report-text.ts'

const workspace = resolve(import.meta.dirname, '../..')
const shared = join(workspace, 'shared')

/**
 * What each entry point of `shared` promises to the shell and the remotes: each exported name, in alphabetical order, with its type on
 * one line, or on several where it is long. What an entry does not export, but its exports name, follows in brackets.
 * @returns a report for each entry that is code, by its name, such as `ui/system`
 */
export function apiReports(): ReadonlyMap<string, string> {
  const api = new API({ cwd: workspace })
  try {
    const [project] = api.updateSnapshot({ openProjects: [join(shared, 'tsconfig.json')] }).getProjects()
    if (!project) throw new Error('shared has no tsconfig.json')
    const exportsOfEntries = readEntries().map(([entry, file]) => [entry, exportsOf(project, file)] as const)
    const exported = new Set(exportsOfEntries.flatMap(([, symbols]) => symbols.map((symbol) => targetOf(project, symbol).id)))
    const reports = exportsOfEntries.map(([entry, symbols]) => [entry, describeEntry(project, symbols, exported)] as const)
    return new Map(nameContractTypes(reports).map(([entry, lines]) => [entry, `${lines.map((line) => fold(line)).join('\n')}\n`]))
  } finally {
    api.close()
  }
}

/** The entries of `shared` that are code, each with its file; a style sheet exports nothing. */
function readEntries(): readonly (readonly [entry: string, file: string])[] {
  const { exports } = JSON.parse(readFileSync(join(shared, 'package.json'), 'utf8')) as { exports: Record<string, string> }
  return Object.entries(exports)
    .filter(([, file]) => file.endsWith('.ts'))
    .map(([name, file]) => [name.replace('./', ''), join(shared, file)])
}

function exportsOf({ checker, program }: Project, file: string): readonly Symbol[] {
  const source = program.getSourceFile(file)
  const module = source && checker.getSymbolAtLocation(source)
  if (!module) throw new Error(`${file} is not a module`)
  return checker.getExportsOfModule(module).toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
}

/** What a re-export stands for. */
const targetOf = ({ checker }: Project, symbol: Symbol): Symbol => (symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol)

const declarationOf = (project: Project, symbol: Symbol) => {
  const declaration = symbol.declarations[0]?.resolve(project)
  if (!declaration) throw new Error(`${symbol.name} has no declaration`)
  return declaration
}

/** The library that declares a symbol. */
const libraryOf = (symbol: Symbol): string | undefined => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(symbol.declarations[0]?.path ?? '')?.[1]

function describeEntry(project: Project, symbols: readonly Symbol[], exported: ReadonlySet<number>): string[] {
  const lines = symbols.map((symbol) => describe(project, symbol))
  const hidden = new Map<number, string>()
  const addHidden = (symbol: Symbol, description: string): void => {
    for (const needed of neededBy(project, targetOf(project, symbol), description)) {
      if (exported.has(needed.id) || hidden.has(needed.id)) continue
      const line = describe(project, needed)
      hidden.set(needed.id, `(${line})`)
      addHidden(needed, line)
    }
  }
  for (const [index, symbol] of symbols.entries()) addHidden(symbol, lines[index] ?? '')
  return [...lines, ...[...hidden.values()].toSorted()]
}

/** What of `shared` a description names: types, and the exports of a module that is loaded on demand. */
function neededBy(project: Project, symbol: Symbol, description: string): readonly Symbol[] {
  const file = symbol.declarations[0]?.path ?? ''
  if (libraryOf(symbol)) return []
  const declaration = declarationOf(project, symbol)
  const modules = [...description.matchAll(/typeof import\('([^']+)'\)/g)].map(([, specifier = '']) => resolve(dirname(file), specifier))
  const names = new Set(description.replaceAll(/'[^']*'/g, '').match(/\b[A-Z]\w*/g))
  const types = [...names].flatMap((name) => project.checker.resolveName(name, SymbolFlags.Type, declaration) ?? [])
  return [...types, ...modules.flatMap((module) => exportsOf(project, module))]
    .map((needed) => targetOf(project, needed))
    .filter((needed) => isOurs(needed) && !(needed.flags & SymbolFlags.TypeParameter))
}

const isOurs = (symbol: Symbol): boolean => symbol.declarations[0]?.path.startsWith(`${shared}/`) === true && !libraryOf(symbol)

function describe(project: Project, exported: Symbol): string {
  const { checker, emitter } = project
  const { name } = exported
  const symbol = targetOf(project, exported)
  const library = libraryOf(symbol)
  if (library) return `${name}: from ${library}`
  const declaration = declarationOf(project, symbol)
  if (symbol.flags & SymbolFlags.Value && !(symbol.flags & SymbolFlags.Class)) {
    const type = checker.getTypeOfSymbolAtLocation(symbol, declaration)
    const output = outputOfSchema(checker, type)
    const text = checker.typeToString(output ?? type, declaration, NodeBuilderFlags.NoTruncation)
    return `${name}: ${output ? 'schema of ' : ''}${abridge(text)}`
  }
  const declared = emitter.printNode(declaration)
  // What a schema yields is what the type is.
  if (/= v\.InferOutput<typeof \w+>;$/.test(declared)) {
    const flags = NodeBuilderFlags.NoTruncation | NodeBuilderFlags.InTypeAlias
    return `type ${name} = ${abridge(checker.typeToString(checker.getDeclaredTypeOfSymbol(symbol), declaration, flags))}`
  }
  return abridge(declared.replace(/^export /, '').replace(/(constructor\(.*?\)) \{.*?\n {4}\}/s, '$1;'))
}

/** What a schema of the contract yields; undefined for any other type. */
function outputOfSchema(checker: Checker, type: Type): Type | undefined {
  const property = (of: Type | undefined, name: string) => {
    const found = of && checker.getPropertyOfType(of, name)
    const itsType = found && checker.getTypeOfSymbol(found)
    return itsType && checker.getNonNullableType(itsType)
  }
  return property(property(type, '~types'), 'output')
}

type Lines = readonly (readonly [entry: string, lines: readonly string[]])[]

/** The compiler spells out what a schema yields wherever it stands; here it stands once, and elsewhere its name. */
function nameContractTypes(reports: Lines): Lines {
  const types = reports.flatMap(([, lines]) => lines.map((line) => /^type (\w+) = (\{.*\})$/.exec(line))).filter((match) => match !== null)
  const withNames = (line: string) =>
    types.reduce((text, [declared, name = '', members = '']) => (line === declared ? text : text.replaceAll(members, name)), line)
  return reports.map(([entry, lines]) => [entry, lines.map(withNames)])
}
