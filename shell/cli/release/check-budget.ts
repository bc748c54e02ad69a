import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { PublishedRelease } from '../../store/publish.ts'
import { readStoredFile } from '../../store/stored-files.ts'
import { Refusal } from '../../store/problems.ts'
import type { Store } from '../../store/store.ts'
import type { PartName } from '../../store/version.ts'

/** What all JavaScript and CSS of the shell, `shared` and the given libraries may weigh. */
const shellMaxKb = 230

/**
 * Compares what a part weighs with its budget: all JavaScript and CSS, in kB (1000 bytes) after brotli. A remote declares its own.
 * @returns both in one line @throws {Refusal} if it weighs more, or has no budget
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
  const limit = part === 'shell' ? shellMaxKb : release.remotes[part]?.maxKb
  if (limit === undefined) throw new Refusal(`${part} has no budget; it weighs ${weight.toFixed(1)} kB`)
  if (weight > limit) throw new Refusal(`${part} weighs ${weight.toFixed(1)} kB, its budget is ${limit} kB`)
  return `${part} weighs ${weight.toFixed(1)} kB of ${limit} kB`
}
