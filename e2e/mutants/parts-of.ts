import type { PartName } from 'shell/release'
import { partNames } from '../site/parts.ts'

/** The parts whose builds contain a file of the product: all parts for a file of `shared`. */
export function partsWith(file: string): readonly PartName[] {
  const folder = file.split('/')[0]
  return folder === 'shared' ? partNames : partNames.filter((part) => part === folder)
}

/** The project of a browser test, by its file. */
export const projectOf = (file: string): string => file.split('/')[0] ?? ''

/** The parts of the site that a project is tested on: for a remote's project, only this remote. */
export function partsUnder(project: string): readonly PartName[] {
  const remote = partNames.find((part) => part === project && part !== 'shell')
  return remote ? ['shell', remote] : partNames
}
