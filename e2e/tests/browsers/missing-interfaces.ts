import data from '@mdn/browser-compat-data' with { type: 'json' }
import type { Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data/types'
import { promisedBrowsers } from 'shared/federation/build'

type PromisedBrowser = keyof typeof promisedBrowsers

export const promised = Object.keys(promisedBrowsers) as readonly PromisedBrowser[]

/** Something that scripts see: an interface such as `AbortSignal`, or its member. */
export interface Missing {
  readonly owner: string
  /** Undefined for the interface itself. */
  readonly member: string | undefined
  readonly isStatic: boolean
}

/** What the oldest promised version of a browser lacks, as MDN's data say. */
export function missingIn(browser: PromisedBrowser): readonly Missing[] {
  const isUntil = (version = '') =>
    /^≤?\d/.test(version) &&
    version.replace('≤', '').localeCompare(promisedBrowsers[browser], 'en', { numeric: true }) <= 0
  // Behind a flag, or by another name, it is not there.
  const has = ({ flags, prefix, alternative_name, version_added, version_removed }: SimpleSupportStatement) =>
    !flags && !prefix && !alternative_name && isUntil(version_added || '') && !isUntil(version_removed)
  const isMissing = ({ __compat }: Identifier) => __compat && ![__compat.support[browser] ?? []].flat().some(has)
  return Object.entries<Identifier>({ ...data.api, ...data.javascript.builtins }).flatMap(([owner, entry]) => [
    ...(isMissing(entry) ? [{ owner, member: undefined, isStatic: false }] : []),
    ...Object.entries(entry as Record<string, Identifier>)
      .filter(([name, member]) => name !== '__compat' && name !== owner && isMissing(member))
      .map(([name]) => ({ owner, member: name.replace(/_static$/, ''), isStatic: name.endsWith('_static') })),
  ])
}
