import { createApiClient, installApiClient } from '../api/index.ts'
import { startLocalServer, type AnswerRequest, type LocalServer } from './local-server.ts'
import { siteConfigAt } from './site-config-document.ts'

/** An API that runs until the end of the test: the page's calls go to it, with the tokens of who is signed in. */
export async function startApi(
  answer: AnswerRequest,
  signedIn?: { readonly session: string; readonly idToken: string; readonly accessToken: string },
): Promise<LocalServer> {
  const api = await startLocalServer(answer)
  const tokens = async () => ({ ok: true, value: signedIn }) as const
  installApiClient(createApiClient({ config: siteConfigAt({ api }), tokens }))
  return api
}
