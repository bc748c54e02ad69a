import type { Release } from 'shared/federation'

/** The part of Trusted Types that is used here; TypeScript's library does not declare it yet. */
interface TrustedTypes {
  createPolicy(name: 'default', rules: { createScriptURL(url: string): string | undefined }): unknown
}

/** The service worker's script, and the folder of the shell's scripts. */
const ownScripts = ['/sw.js', '/assets/']

/**
 * Restricts the scripts that this page may load while it runs (Trusted Types): the service worker, and scripts in the folders of
 * the shell and of the released remotes. The browser refuses any other script, and any text that would become markup or code
 * (`require-trusted-types-for` in `shell/server/site-policy.ts`). A browser without Trusted Types applies only the security
 * policy's `script-src`.
 * @param release the one that the page shows at that moment
 */
export function allowReleasedScripts(release: () => Release): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  const absolute = (url: string) => new URL(url, location.origin).href
  const allowed = () =>
    [...ownScripts, ...Object.values(release().remotes).map(({ entry }) => entry.url.replace(/[^/]*$/, ''))].map(
      absolute,
    )
  // A policy with this name also checks addresses that libraries and rspack's runtime assign as plain text.
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (allowed().some((folder) => absolute(url).startsWith(folder)) ? url : undefined),
  })
}
