import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Configuration } from '@rspack/core'

let reads = 0

/** A package's own rspack configuration, new each time: its plugins serve one compiler. */
export async function partConfig(directory: string): Promise<Configuration> {
  const { href } = pathToFileURL(join(directory, 'rspack.config.ts'))
  const module = (await import(/* @vite-ignore */ `${href}?read=${reads++}`)) as { default: Configuration }
  return module.default
}
