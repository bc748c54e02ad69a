import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rspack, type Compilation, type Configuration, type Module } from '@rspack/core'

let reads = 0

/** A package's own rspack configuration, new each time: its plugins serve one compiler. */
export async function partConfig(directory: string): Promise<Configuration> {
  const { href } = pathToFileURL(join(directory, 'rspack.config.ts'))
  const module = (await import(/* @vite-ignore */ `${href}?read=${reads++}`)) as { default: Configuration }
  return module.default
}

/** Builds a package by its own configuration, into another folder. @param plugins in addition to the package's own */
export async function compilePart(
  source: string,
  target: string,
  ...plugins: NonNullable<Configuration['plugins']>
): Promise<readonly string[]> {
  const config = await partConfig(source)
  return compile({
    ...config,
    output: { ...config.output, path: target },
    plugins: [...(config.plugins ?? []), ...plugins],
  })
}

/** Runs a build in this process. @returns the file of every module in the build's chunks, without what a page gets from another build */
export async function compile(config: Configuration): Promise<readonly string[]> {
  return new Promise((done, fail) => {
    const compiler = rspack(config)
    compiler.run((failure, result) => {
      if (failure) return fail(failure)
      if (!result || result.hasErrors()) return fail(new Error(result?.toString('errors-only') ?? 'no result'))
      const files = carriedFiles(result.compilation)
      compiler.close((problem) => (problem ? fail(problem) : done(files)))
    })
  })
}

const carriedFiles = ({ modules, chunkGraph }: Compilation): readonly string[] =>
  [...modules].filter((module) => chunkGraph.getModuleChunks(module).length > 0).flatMap(filesOf)

/** A concatenated module counts as the modules it was made of. */
function filesOf(module: Module): readonly string[] {
  if ('modules' in module && Array.isArray(module.modules)) return (module.modules as Module[]).flatMap(filesOf)
  const file = module.nameForCondition()
  return file ? [file] : []
}

/* The kit runs it with a package's folder and the target. It prints the files of the modules. */
if (import.meta.main) {
  const [, , source = '', target = ''] = process.argv
  console.log(JSON.stringify(await compilePart(source, target)))
}
