import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inc } from 'semver'
import { readSharedApi, type SharedApi } from 'shared/federation/build'
import { workspace } from '../site/parts.ts'

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

/** The next version, by semver: what was removed or changed breaks who uses it. */
export function versionAfter(version: string, before: string, now: string): string {
  const lines = new Set(now.split('\n'))
  if (before.split('\n').every((line) => lines.has(line)))
    return before === now ? version : (inc(version, 'minor') ?? version)
  return inc(version, 'major') ?? version
}

/* `pnpm api`: writes what `shared` promises now to its file, where a change is reviewed, and the version that the change needs. */
if (import.meta.main) {
  const text = apiText(readSharedApi())
  const manifest = readFileSync(packageFile, 'utf8')
  const [version = ''] = /(?<="version": ")[^"]*/.exec(manifest) ?? []
  writeFileSync(packageFile, manifest.replace(version, versionAfter(version, readApiText(), text)))
  writeFileSync(apiFile, text)
}
