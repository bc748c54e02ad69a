import data from '@mdn/browser-compat-data' with { type: 'json' }
import type { Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data/types'
import { promisedBrowsers } from 'shared/federation/build'

export type PromisedBrowser = keyof typeof promisedBrowsers

/** Something that scripts see: an interface such as `AbortSignal`, or its member. */
export interface Missing {
  readonly owner: string
  /** Undefined for the interface itself. */
  readonly member: string | undefined
  readonly isStatic: boolean
}

/** What the oldest promised version of a browser lacks, as MDN's data say. */
export function missingIn(browser: PromisedBrowser): readonly Missing[] {
  const { api, javascript } = data
  const isMissing = ({ __compat }: Identifier) =>
    __compat !== undefined && ![__compat.support[browser]].flat().some((support) => support && has(support, browser))
  return Object.entries<Identifier>({ ...api, ...javascript.builtins }).flatMap(([owner, entry]) => [
    ...(isMissing(entry) ? [{ owner, member: undefined, isStatic: false }] : []),
    ...Object.entries(entry as Record<string, Identifier>)
      .filter(([name, member]) => name !== '__compat' && name !== owner && isMissing(member))
      .map(([name]) => ({ owner, member: name.replace(/_static$/, ''), isStatic: name.endsWith('_static') })),
  ])
}

/** Behind a flag, or by another name, it is not there. */
const has = (support: SimpleSupportStatement, browser: PromisedBrowser): boolean =>
  !support.flags &&
  !support.prefix &&
  !support.alternative_name &&
  isUntil(support.version_added, browser) &&
  !isUntil(support.version_removed, browser)

const isUntil = (version: string | false | undefined, browser: PromisedBrowser): boolean =>
  /^≤?\d/.test(version || '') &&
  String(version).replace('≤', '').localeCompare(promisedBrowsers[browser], 'en', { numeric: true }) <= 0
