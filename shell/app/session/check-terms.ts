import { callApi } from 'shared/api'
import { fillPath, type SiteConfig } from 'shared/contract'
import { currentTokens } from 'shared/identity/host'
import { acceptanceSent } from 'shared/session/host'

export interface TermsCheck {
  readonly updates: boolean
  /** The page that asks for acceptance; empty if none is needed. */
  readonly url: string
}

const nothingToDo: TermsCheck = { updates: false, url: '' }

/**
 * Asks whether the customer accepted the organisation's current terms (spec §7). Fails open: without a response the customer is
 * let in.
 * @param redirectUri the address to which the terms page returns
 * @param signal ends a check that nobody waits for any more
 */
export async function checkTerms(
  config: SiteConfig,
  key: string,
  redirectUri: string,
  signal?: AbortSignal,
): Promise<TermsCheck> {
  await acceptanceSent()
  const response = await callApi('terms', { path: { key }, query: { redirect_uri: redirectUri }, signal })
  if (!response.ok || response.value.accepted) return nothingToDo
  const tokens = await currentTokens()
  if (!tokens.ok || !tokens.value) return nothingToDo
  const url = new URL(`${config.terms.baseUrl}${fillPath('/{key}', { key })}`)
  url.searchParams.set('token', tokens.value.idToken)
  url.searchParams.set('redirect_uri', redirectUri)
  return { updates: true, url: url.href }
}
