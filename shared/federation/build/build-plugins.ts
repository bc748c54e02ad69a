import { join, relative } from 'node:path'
import type { Compilation, Dependency, Module } from '@rspack/core'
import {
  remoteBuildName,
  shellBuildName,
  type RemoteBuild,
  type SharedExports,
  type ShellBuild,
} from '../build-descriptions.ts'
import { sharedExports, statementsOf } from './api-signatures.ts'
import { statementsName } from '../type-tree.ts'
import { declarationsOf, type RemoteOptions } from './remote-options.ts'
import { addError, packageVersion, reportPlugin } from './report-plugin.ts'
import { libraryRanges, providedVersions } from './shared-versions.ts'

/** Writes the description of a remote's build, for composition. A build that uses what `shared` does not export fails. */
export const remoteBuildPlugin = ({ name, screens, maxKb }: RemoteOptions) =>
  reportPlugin(remoteBuildName, (compilation) => {
    const exports = sharedExports()
    const imports = [...compilation.modules].flatMap((module) => importsOf(compilation, module))
    for (const { file, entry, used } of imports) {
      if (used === undefined || exports[entry] === undefined || exports[entry][used] !== undefined) continue
      const where = relative(join(compilation.compiler.context, '..'), file)
      addError(compilation, `${where} uses ${used} of ${entry}, which does not export it`)
    }
    const uses = usesOf(imports, exports)
    const versions: Readonly<Record<string, string>> = providedVersions()
    const build: RemoteBuild = {
      name,
      version: packageVersion(compilation),
      screens: declarationsOf(screens),
      maxKb,
      requires: libraryRanges(),
      uses,
      builtWith: Object.fromEntries(Object.keys(uses).map((entry) => [entry, versions[entry] ?? ''])),
    }
    emitStatements(compilation, uses)
    return JSON.stringify(build)
  })

/** What the signatures of a description stand for, in a file of its own: only where signatures differ does somebody read it. */
function emitStatements(compilation: Compilation, exports: SharedExports): void {
  const { watchMode, webpack } = compilation.compiler
  // What a development site builds is published nowhere.
  if (watchMode) return
  compilation.emitAsset(statementsName, new webpack.sources.RawSource(JSON.stringify(statementsOf(exports))))
}

interface SharedImport {
  readonly file: string
  readonly entry: string
  /** undefined: all that the entry exports, as in `import * as ui`. */
  readonly used: string | undefined
}

/** What a module of the build imports of `shared`; modules that the build has dropped import nothing. */
function importsOf(compilation: Compilation, module: Module): readonly SharedImport[] {
  if (compilation.chunkGraph.getModuleChunks(module).length === 0) return []
  const joined = 'modules' in module && Array.isArray(module.modules) ? (module.modules as readonly Module[]) : [module]
  return joined.flatMap((part) =>
    part.dependencies.flatMap((dependency) => {
      const entry = 'request' in dependency && typeof dependency.request === 'string' ? dependency.request : ''
      // The import itself names nothing; what the module uses of it follows as a dependency of its own.
      if (!entry.startsWith('shared/') || dependency.type === 'esm import') return []
      return [{ file: part.nameForCondition() ?? entry, entry, used: namesOf(dependency)[0] }]
    }),
  )
}

const namesOf = (dependency: Dependency): readonly string[] =>
  'ids' in dependency && Array.isArray(dependency.ids) ? dependency.ids : []

/** What is used of each entry of the share policy, in alphabetical order: the order of imports must not change a version. */
function usesOf(imports: readonly SharedImport[], exports: SharedExports): SharedExports {
  const used = Object.entries(exports).map(([entry, signatures]) => {
    const names = new Set(imports.filter((one) => one.entry === entry).map((one) => one.used))
    const isUsed = ([name]: readonly [string, string]) => names.has(name) || names.has(undefined)
    return [entry, Object.fromEntries(Object.entries(signatures).filter(isUsed))] as const
  })
  return Object.fromEntries(used.filter(([, names]) => Object.keys(names).length > 0))
}

/** Writes the description of the shell's build, for composition: its files by purpose, its version, and what it provides. */
export const shellBuildPlugin = (entry: string) =>
  reportPlugin(shellBuildName, (compilation) => {
    const filesOf = (chunk: string) => compilation.namedChunkGroups.get(chunk)?.getFiles() ?? []
    const exports = sharedExports()
    emitStatements(compilation, exports)
    const build: ShellBuild = {
      start: compilation.entrypoints.get(entry)?.getFiles() ?? [],
      session: filesOf('session'),
      federation: filesOf('federation'),
      onDemand: [...filesOf('qr-code'), ...filesOf('sign-out')],
      worker: compilation.entrypoints.get('worker')?.getFiles()[0],
      version: packageVersion(compilation),
      provides: providedVersions(),
      exports,
    }
    return JSON.stringify(build)
  })
