import { remotePattern } from 'shared/federation'
import type { CheckedPart } from './parts.ts'
import type { SharedEntries } from './shared-entries.ts'

/** A part that is to be checked, and why. */
export interface SelectedPart {
  readonly part: CheckedPart
  /** The change that affects it, in words. */
  readonly because: readonly string[]
}

/** What every browser test uses. */
const testGround = /^e2e\/(platform|kit|browser|site)\/|^e2e\/playwright\.config\.ts$/
/** Has no effect on what runs. */
const words = /\.md$|^docs\/|^\.github\/|^LICENSE$|^bench\.json$/

/**
 * The parts that changed files affect: the part that contains the file, and those that depend on it.
 * @param files relative to the workspace
 * @param here the parts of this checkout
 */
export function selectParts(files: readonly string[], here: readonly CheckedPart[], entries: SharedEntries): readonly SelectedPart[] {
  const reasons = new Map<CheckedPart, Set<string>>()
  for (const file of files) {
    for (const { part, because } of concernedBy(file, here, entries)) {
      reasons.set(part, (reasons.get(part) ?? new Set()).add(because))
    }
  }
  return here.flatMap((part) => {
    const because = reasons.get(part)
    return because ? [{ part, because: [...because] }] : []
  })
}

function concernedBy(file: string, here: readonly CheckedPart[], entries: SharedEntries): readonly { part: CheckedPart; because: string }[] {
  if (words.test(file)) return []
  const [folder, inner = ''] = file.split('/')
  const all = (because: string) => here.map((part) => ({ part, because }))
  if (testGround.test(file)) return all(`e2e/${inner}, which browser tests stand on`)
  const own = here.find((part) => part === folder)
  switch (own) {
    case undefined:
      // The file of a remote that is not in this checkout, or of the workspace itself.
      return remotePattern.test(folder ?? '') ? [] : all(file)
    case 'shared': {
      const isEntry = [...entries.values()].some((reached) => reached.has(inner))
      if (!isEntry) return all(file)
      return here.filter((part) => part === 'shared' || entries.get(part)?.has(inner)).map((part) => ({ part, because: `shared/${inner}` }))
    }
    case 'shell':
      // Remotes run in the shell: whether they fit, and their browser tests, may change.
      return all('shell')
    default:
      return [{ part: own, because: own }]
  }
}
