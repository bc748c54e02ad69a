import { basename } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { ReleaseFile } from 'shared/federation'
import type { PublishedRelease } from '../../store/publish.ts'
import { readNewestEntry, stableVersions } from '../../store/release-log.ts'
import { readStoredFile } from '../../store/stored-files.ts'
import { Refusal } from '../../store/problems.ts'
import type { Store } from '../../store/store.ts'
import { readVersion, type PartName } from '../../store/version.ts'

/** What all JavaScript and CSS of the shell, `shared` and the given libraries may weigh. */
const shellMaxKb = 230

/**
 * Compares what a part weighs with its budget: all JavaScript and CSS, in kB (1000 bytes) after brotli. A remote declares its own.
 * @returns both in one line @throws {Refusal} if it weighs more, with the files that grew most; or if it has no budget
 */
export async function checkBudget(store: Store, release: PublishedRelease, part: PartName): Promise<string> {
  const { files, limit, field } =
    part === 'shell'
      ? { files: release.shell.files, limit: shellMaxKb, field: 'shellMaxKb in shell/cli/release/check-budget.ts' }
      : {
          files: release.remotes[part]?.files ?? [],
          limit: release.remotes[part]?.maxKb,
          field: `maxKb in ${part}/rspack.config.ts`,
        }
  const weights = await weigh(store, files)
  const weight = [...weights.values()].reduce((sum, kb) => sum + kb, 0)
  if (limit === undefined) throw new Refusal(`${part} has no budget; it weighs ${weight.toFixed(3)} kB`)
  if (weight <= limit) return `${part} weighs ${weight.toFixed(3)} kB of ${limit} kB`
  const excess = `${part} weighs ${weight.toFixed(3)} kB, ${(weight - limit).toFixed(3)} kB more than its budget of ${limit} kB (${field})`
  throw new Refusal([excess, ...(await describeGrowth(store, part, weights))].join('; '))
}

/** The weight of each script and style sheet by its name without the hash, in kB. */
async function weigh(store: Store, files: readonly ReleaseFile[]): Promise<ReadonlyMap<string, number>> {
  const weighed = files
    .filter(({ url }) => /\.(js|css)$/.test(url))
    .map(async (file) => {
      const { br, content } = await readStoredFile(store, file)
      const bytes = (br ?? (await promisify(brotliCompress)(content))).length
      return [basename(file.url).replace(/\.[0-9a-f]{8}(?=\.)/, ''), bytes / 1000] as const
    })
  return new Map(await Promise.all(weighed))
}

/** The three files that grew most since the served version, if there is one. */
async function describeGrowth(
  store: Store,
  part: PartName,
  weights: ReadonlyMap<string, number>,
): Promise<readonly string[]> {
  const newest = await readNewestEntry(store)
  const served = newest && stableVersions(newest.state)[part]
  if (served === undefined) return []
  const former = await weigh(store, (await readVersion(store, part, served)).content.files)
  const grown = [...weights]
    .map(([name, kb]) => ({ name, by: kb - (former.get(name) ?? 0) }))
    .filter(({ by }) => by > 0)
    .toSorted((one, other) => other.by - one.by)
    .slice(0, 3)
    .map(({ name, by }) => `${name} by ${by.toFixed(3)} kB`)
  return grown.length === 0 ? [] : [`grew most since ${part}@${served}: ${grown.join(', ')}`]
}
