import type { Release } from 'shared/federation'

/** Trusted Types, as far as they are used here; TypeScript's library does not know them yet. */
interface TrustedTypes {
  createPolicy(name: 'default', rules: { createScriptURL(url: string): string | undefined }): unknown
}

/** The service worker's script, and the folder of the shell's. */
const ownScripts = ['/sw.js', '/assets/']

/**
 * Tells the browser which scripts this page may fetch while it runs: the service worker, and what lies in the folders of the shell
 * and of the remotes that the release names. It refuses any other, and every text that would become markup or code
 * (`require-trusted-types-for`, `shell/server/site-policy.ts`). A browser without Trusted Types has the security policy's
 * `script-src` alone.
 */
export function allowReleasedScripts({ remotes }: Release): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  const absolute = (url: string) => new URL(url, location.origin).href
  const allowed = [...ownScripts, ...Object.values(remotes).map(({ entry }) => entry.url.replace(/[^/]*$/, ''))].map(absolute)
  // The name makes it the policy for what libraries and rspack's runtime assign as text.
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (allowed.some((folder) => absolute(url).startsWith(folder)) ? url : undefined),
  })
}
