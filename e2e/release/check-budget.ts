import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { PublishedRelease } from 'shell/release'
import { readStoredFile } from 'shell/release/files'
import type { Store } from 'shell/release/store'
import type { PartName } from 'shell/release/version'
import { shellMaxKb } from '../bench/gates.ts'
import { CommandProblem } from './command-problem.ts'

/**
 * Compares what a part weighs with its budget: all JavaScript and CSS, in kB (1000 bytes) after brotli.
 * @returns both in one line
 * @throws {CommandProblem} if it weighs more, or has no budget
 */
export async function checkBudget(store: Store, release: PublishedRelease, part: PartName): Promise<string> {
  const content = part === 'shell' ? release.shell : release.remotes[part]
  const files = (content?.files ?? []).filter(({ url }) => /\.(js|css)$/.test(url))
  const weights = await Promise.all(
    files.map(async (file) => {
      const { br, content: bytes } = await readStoredFile(store, file)
      return (br ?? (await promisify(brotliCompress)(bytes))).length
    }),
  )
  const weight = weights.reduce((sum, bytes) => sum + bytes, 0) / 1000
  const limit = budgetOf(part, release)
  if (limit === undefined) throw new CommandProblem(`${part} has no budget; it weighs ${weight.toFixed(1)} kB`)
  if (weight > limit) throw new CommandProblem(`${part} weighs ${weight.toFixed(1)} kB, its budget is ${limit} kB`)
  return `${part} weighs ${weight.toFixed(1)} kB of ${limit} kB`
}

/** A remote declares its budget (`rspack.config.ts`), and its build carries it; the shell's stands with the bench's gates. */
function budgetOf(part: PartName, { remotes }: PublishedRelease): number | undefined {
  return part === 'shell' ? shellMaxKb : remotes[part]?.maxKb
}
