import { createHash } from 'node:crypto'
import type { SharedExports } from '../build-descriptions.ts'
import { sharePolicy } from '../share-policy.ts'
import { readSharedApi, type ApiStatement, type SharedApi } from './shared-api.ts'

/** All exports of each shared entry of the share policy, with their signatures, read from the code. */
export function sharedExports(): SharedExports {
  const api = readSharedApi()
  const entries = sharePolicy.map(({ name }) => name).filter((name) => name.startsWith('shared/'))
  return Object.fromEntries(entries.map((entry) => [entry, signaturesOf(api, entry)]))
}

/** The signature of each value that an entry exports: other statements, or others that they name, give another one. */
const signaturesOf = (api: SharedApi, entry: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (api[entry] ?? [])
      // A type leaves nothing in a build; a class does.
      .filter(
        ({ isExported, kind, text }) => isExported && (kind === 'value' || /^(?:abstract )?class |^enum /.test(text)),
      )
      .map((statement) => [statement.name, signatureOf(api, entry, statement)]),
  )

function signatureOf(api: SharedApi, entry: string, first: ApiStatement): string {
  const texts = new Set<string>()
  const add = ({ entry: found, statement }: Located) => {
    if (texts.has(statement.text)) return
    texts.add(statement.text)
    for (const named of namedBy(api, found, statement)) add(named)
  }
  add({ entry, statement: first })
  // The order in which the statements are found says nothing about them.
  return createHash('sha256')
    .update([first.text, ...[...texts].toSorted()].join('\n'))
    .digest('hex')
    .slice(0, 12)
}

interface Located {
  readonly entry: string
  readonly statement: ApiStatement
}

/** The statements that one names: types, values after `typeof`, and what a module that is loaded on demand exports. */
function namedBy(api: SharedApi, entry: string, { name, text }: ApiStatement): readonly Located[] {
  const own = api[entry] ?? []
  const onDemand = text.includes('typeof import(')
    ? own.filter(({ isExported, kind }) => !isExported && kind === 'value')
    : []
  const words = text.replaceAll(/'[^']*'/g, '').matchAll(/(typeof )?\b([A-Za-z_$][\w$]*)/g)
  const found = [...words].flatMap(([, isValue, word]) =>
    word === name ? [] : (locate(api, entry, word ?? '', isValue ? 'value' : 'type') ?? []),
  )
  return [...onDemand.map((statement) => ({ entry, statement })), ...found]
}

/** A name's statement: of the same entry, else of one that exports it. */
function locate(api: SharedApi, entry: string, name: string, kind: ApiStatement['kind']): Located | undefined {
  for (const candidate of [entry, ...Object.keys(api)]) {
    const statement = api[candidate]?.find(
      (one) => one.name === name && one.kind === kind && (one.isExported || candidate === entry),
    )
    if (statement) return { entry: candidate, statement }
  }
  return undefined
}
