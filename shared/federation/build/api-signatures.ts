import { createHash } from 'node:crypto'
import type { SharedExports } from '../build-descriptions.ts'
import { sharePolicy } from '../share-policy.ts'
import type { Statement, Statements } from '../type-tree.ts'
import { namesIn, parseStatement, type ApiStatement } from './parse-statement.ts'
import { readSharedApi, type SharedApi } from './shared-api.ts'

/** All exports of each shared entry of the share policy, with their signatures, read from the code. */
export function sharedExports(): SharedExports {
  const api = readSharedApi()
  return Object.fromEntries(sharedEntries.map((entry) => [entry, signaturesOf(api, entry)]))
}

const sharedEntries = sharePolicy.map(({ name }) => name).filter((name) => name.startsWith('shared/'))

/** What the signatures of exports stand for. */
export function statementsOf(exports: SharedExports): Readonly<Record<string, Statements>> {
  const api = readSharedApi()
  return Object.fromEntries(
    Object.entries(exports).flatMap(([entry, signatures]) =>
      valuesOf(api, entry)
        .filter(({ name }) => signatures[name] !== undefined)
        .map((value) => [signatures[value.name], statementsFrom(api, entry, value)] as const),
    ),
  )
}

/** A statement of an entry and all that it names, as trees. @throws {Error} if two of them have one name */
export function statementsFrom(api: SharedApi, entry: string, first: ApiStatement): Statements {
  const statements = reachedFrom(api, entry, first).map(({ entry: found, statement }) => {
    const onDemand = onDemandOf(api, { entry: found, text: statement.text }).map(({ name }) => name)
    return parseStatement(statement, onDemand)
  })
  const keys = statements.map(({ kind, name }) => `${kind} ${name}`)
  const twice = keys.find((key, index) => keys.indexOf(key) < index)
  if (twice !== undefined) throw new Error(`${first.name} of ${entry} names more than one ${twice}`)
  return statements
}

/** The signature of each value that an entry exports: other statements, or others that they name, give another one. */
const signaturesOf = (api: SharedApi, entry: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    valuesOf(api, entry).map((value) => [value.name, signatureOf(reachedFrom(api, entry, value))] as const),
  )

const valuesOf = (api: SharedApi, entry: string): readonly ApiStatement[] =>
  (api[entry] ?? []).filter((statement) => statement.isExported && isValue(statement))

/** A type leaves nothing in a build; a class does. */
const isValue = ({ kind, text }: ApiStatement): boolean => kind === 'value' || /^(?:abstract )?class |^enum /.test(text)

function signatureOf([first, ...others]: readonly Located[]): string {
  const texts = new Set([first, ...others].map((located) => located?.statement.text ?? ''))
  // The order in which the statements are found says nothing about them.
  return createHash('sha256')
    .update([first?.statement.text, ...[...texts].toSorted()].join('\n'))
    .digest('hex')
    .slice(0, 12)
}

interface Located {
  readonly entry: string
  readonly statement: ApiStatement
}

/** A statement, then all that it names, and what these name. */
function reachedFrom(api: SharedApi, entry: string, first: ApiStatement): readonly Located[] {
  const found = new Map<string, Located>()
  const add = (located: Located) => {
    const { text } = located.statement
    if (found.has(text)) return
    found.set(text, located)
    for (const named of namedBy(api, located)) add(named)
  }
  add({ entry, statement: first })
  return [...found.values()]
}

/** The statements that one names: types, values after `typeof`, and what a module that is loaded on demand exports. */
function namedBy(api: SharedApi, { entry, statement: { kind, name, text } }: Located): readonly Located[] {
  const onDemand = onDemandOf(api, { entry, text }).map((statement) => ({ entry, statement }))
  const others = namesIn(text).filter((named) => named.name !== name || named.kind !== kind)
  return [...onDemand, ...others.flatMap((named) => locate(api, entry, named) ?? [])]
}

const onDemandOf = (api: SharedApi, { entry, text }: { readonly entry: string; readonly text: string }) =>
  text.includes('typeof import(')
    ? (api[entry] ?? []).filter((statement) => !statement.isExported && isValue(statement))
    : []

/** A name's statement: of the same entry, else of one that exports it. */
function locate(api: SharedApi, entry: string, { kind, name }: Pick<Statement, 'kind' | 'name'>): Located | undefined {
  for (const candidate of [entry, ...Object.keys(api)]) {
    const statement = api[candidate]?.find(
      (one) =>
        one.name === name &&
        (kind === 'value' ? isValue(one) : one.kind === kind) &&
        (one.isExported || candidate === entry),
    )
    if (statement) return { entry: candidate, statement }
  }
  return undefined
}
