import type { Release } from 'shared/federation'

/** The part of Trusted Types that is used here; TypeScript's library does not declare it yet. */
interface TrustedTypes {
  readonly defaultPolicy: unknown
  createPolicy(name: string, rules: ScriptRules<string>): ScriptRules<unknown>
}
type ScriptRules<Address> = { createScriptURL(url: string): Address }

/** The folders of the scripts of the shell and of the release's remotes, as absolute addresses. */
export const scriptFolders = ({ remotes }: Release): readonly string[] =>
  ['/assets/', ...Object.values(remotes).map(({ entry }) => entry.url.replace(/[^/]*$/, ''))].map(absolute)

const absolute = (url: string) => new URL(url, location.origin).href

/**
 * Restricts the scripts that this page may load while it runs (Trusted Types): the service worker, and scripts in the folders of
 * the shell and of the released remotes. The browser refuses any other script, and any text that would become markup or code
 * (`require-trusted-types-for` in `shell/server/site-policy.ts`). A browser without Trusted Types, or one that refuses the
 * policy, applies only the security policy's `script-src`.
 * @param release the one that the page shows at that moment
 */
export function allowReleasedScripts(release: () => Release): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  if (!trustedTypes) return
  const rules = {
    createScriptURL(url: string) {
      const allowed = [absolute('/sw.js'), ...scriptFolders(release())]
      if (allowed.some((folder) => absolute(url).startsWith(folder))) return url
      throw new TypeError(url)
    },
  }
  try {
    // A policy with this name also checks addresses that libraries and rspack's runtime assign as plain text.
    if (!trustedTypes.defaultPolicy) trustedTypes.createPolicy('default', rules)
    // A userscript's was first. It may refuse every script, or none.
    else checkSources(trustedTypes.createPolicy('released-scripts', rules))
  } catch {
    // Somebody changed the page's security policy.
  }
}

/** Applies a policy to the addresses that are assigned to scripts. */
function checkSources(policy: ScriptRules<unknown>): void {
  const source = Object.getOwnPropertyDescriptor(HTMLScriptElement.prototype, 'src')
  Object.defineProperty(HTMLScriptElement.prototype, 'src', {
    set(url: string) {
      source?.set?.call(this, policy.createScriptURL(url))
    },
  })
}
