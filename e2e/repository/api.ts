import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inc } from 'semver'
import { readLine, readSharedApi, statementsFrom, type SharedApi } from 'shared/federation/build'
import { findBreach } from 'shell/store/compare-statements'
import { workspace } from '../site/parts.ts'
import { branchPoint, git } from './checkout.ts'

const apiFile = join(workspace, 'shared/api.txt')
const packageFile = join(workspace, 'shared/package.json')

/** A line for each statement below its entry; what is not exported is in brackets. */
export const apiText = (api: SharedApi): string =>
  Object.entries(api)
    .map(([entry, statements]) =>
      [entry, ...statements.map(({ isExported, text }) => `  ${isExported ? text : `(${text})`}`), ''].join('\n'),
    )
    .join('\n')

export const readApiText = (): string => readFileSync(apiFile, 'utf8')

const parseApiText = (text: string): SharedApi =>
  Object.fromEntries(
    text.split('\n\n').map((block) => {
      const [entry = '', ...lines] = block.trimEnd().split('\n')
      const statements = lines.map((line) => {
        const [, hidden, exported = ''] = /^ {2}(?:\((.*)\)|(.*))$/.exec(line) ?? []
        return readLine(hidden ?? exported, hidden === undefined)
      })
      return [entry, statements] as const
    }),
  )

/** The next version, by semver: what a remote cannot run with breaks who uses it, as composition finds (`shell/store/fit.ts`). */
export function versionAfter(version: string, before: string, now: string): string {
  if (before === now) return version
  const [former, next] = [parseApiText(before), parseApiText(now)]
  const breaks = Object.entries(former).some(([entry, statements]) =>
    statements
      .filter(({ isExported }) => isExported)
      .some((statement) => {
        const { kind, name } = statement
        const same = next[entry]?.find((one) => one.isExported && one.kind === kind && one.name === name)
        const inFormer = statementsFrom(former, entry, statement)
        return !same || findBreach(inFormer, statementsFrom(next, entry, same), false) !== undefined
      }),
  )
  return inc(version, breaks ? 'major' : 'minor') ?? version
}

/* `pnpm api`: writes what `shared` promises now to its file, where a change is reviewed, and the version that the branch's change needs. */
if (import.meta.main) {
  const text = apiText(readSharedApi())
  const base = branchPoint()?.commit ?? 'HEAD'
  const versionIn = (manifest: string) => /(?<="version": ")[^"]*/.exec(manifest)?.[0] ?? ''
  const former = versionIn(git('show', `${base}:shared/package.json`))
  const version = versionAfter(former, `${git('show', `${base}:shared/api.txt`)}\n`, text)
  const manifest = readFileSync(packageFile, 'utf8')
  writeFileSync(packageFile, manifest.replace(versionIn(manifest), version))
  writeFileSync(apiFile, text)
  console.log(
    version === former
      ? `shared ${version}: nothing changed`
      : `shared ${former} → ${version}: commit shared/package.json and shared/api.txt`,
  )
}
