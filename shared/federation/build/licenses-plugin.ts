import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Module } from '@rspack/core'
import { addError, reportPlugin } from './report-plugin.ts'

/** Writes the licences of all packages in a build into its `dist`. One without an accepted licence fails the build (docs/decisions/0031). */
export const licensesPlugin = () =>
  reportPlugin('licenses.txt', (compilation) => {
    const resources = [...compilation.modules].flatMap(resourcesOf)
    const folders = new Set(resources.flatMap((resource) => packageFolderOf(resource) ?? []))
    const packages = [...folders].map(readShippedPackage)
    for (const problem of packages.flatMap((shipped) => licenseProblem(shipped) ?? [])) addError(compilation, problem)
    return licensesText(packages)
  })

/** The files of a module, also of one that joins several. */
function resourcesOf(module: Module): readonly string[] {
  if ('modules' in module && Array.isArray(module.modules))
    return (module.modules as readonly Module[]).flatMap(resourcesOf)
  const resource = module.nameForCondition()
  return resource === undefined ? [] : [resource]
}

interface ShippedPackage {
  readonly name: string
  readonly version: string
  /** The SPDX identifier; undefined if the package names none. */
  readonly license: string | undefined
  /** The text of the licence and of notices that must accompany it; empty if the package has no such file. */
  readonly text: string
}

/** The accepted licences. They require at most that their notice is included. `OFL-1.1` is for fonts. */
const accepted: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'OFL-1.1',
])

/** The folder of the package that a file belongs to; undefined for a file of our own. */
const packageFolderOf = (file: string): string | undefined =>
  /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file)?.[0]

function readShippedPackage(folder: string): ShippedPackage {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<
    string,
    unknown
  >
  const files = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|notice)/i.test(file))
    .toSorted()
  return {
    name: String(name),
    version: String(version),
    license: typeof license === 'string' ? license : undefined,
    text: files.map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim()).join('\n\n'),
  }
}

/** One line that says why a package must not be in a build; undefined if it may. */
function licenseProblem({ name, version, license }: ShippedPackage): string | undefined {
  if (license === undefined) return `${name}@${version} names no licence`
  return accepted.has(license)
    ? undefined
    : `${name}@${version} has the licence ${license}, which nobody here has accepted`
}

/** All notices as one text. It depends only on the packages, not on where they are installed. */
function licensesText(packages: readonly ShippedPackage[]): string {
  const notices = packages.map(({ name, version, license, text }) =>
    `${name}@${version}\n${license}\n\n${text}`.trimEnd(),
  )
  return `${[...new Set(notices)].toSorted().join(`\n\n${'-'.repeat(80)}\n\n`)}\n`
}
