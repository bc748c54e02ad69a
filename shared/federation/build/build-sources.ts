import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import type { Compilation } from '@rspack/core'
import type { BuildSources } from '../build-descriptions.ts'

/** The folder of the workspace that holds `shared`. */
const workspace = resolve(import.meta.dirname, '../../..')

const isSource = (path: string) =>
  !/[\\/](?:node_modules|dist|\.types)[\\/]/.test(path) && statSync(path, { throwIfNoEntry: false })?.isFile() === true

/**
 * SHA-256 of each source file that a build read, and of what configures it. A part outside the workspace is a copy: its files count
 * from the folder beside it, so that they have the names of the original's.
 */
export function buildSources({ fileDependencies, compiler }: Compilation): BuildSources {
  const configuration = ['package.json', 'rspack.config.ts'].map((file) => join(compiler.context, file))
  const files = [...new Set([...fileDependencies, ...configuration])].filter(isSource)
  return Object.fromEntries(
    files.map((file) => [nameOf(file, dirname(compiler.context)), sha256Of(file)] as const).toSorted(byName),
  )
}

function nameOf(file: string, besidePart: string): string {
  const name = relative(workspace, file)
  return (name.startsWith('..') ? relative(besidePart, file) : name).replaceAll('\\', '/')
}

const sha256Of = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex')

const byName = ([one]: readonly [string, string], [other]: readonly [string, string]) => (one < other ? -1 : 1)
