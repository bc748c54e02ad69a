import { html } from 'hono/html'
import { page, type Html } from '../http/page.ts'
import { providers, type Account, type Provider } from './accounts.ts'

/** The provider's page: accounts to choose from, and other outcomes. It has only links, so it works without scripts. */
export function choosePage(
  accounts: readonly Account[],
  provider: Provider | undefined,
  /** The address for an outcome, with the request that led here. */
  outcomeAddress: (outcome: Readonly<Record<string, string>>) => string,
): Html {
  const title = `Entrar com ${provider === undefined ? 'Google ou Apple' : providers[provider]}`
  return page({
    title,
    body: html`<main>
      <h1>${title}</h1>
      <p class="quiet">Provedor simulado da plataforma local. Escolha uma conta.</p>
      ${accounts.map(
        ({ provider: of, subject, name, email }) =>
          html`<article>
            <a href="${outcomeAddress({ provider: of, account: subject })}">${name}</a><br />
            <span class="quiet">${providers[of]} · ${email}</span>
          </article>`,
      )}
      <p><a href="${outcomeAddress({ outcome: 'cancel' })}">Cancelar</a></p>
      <p><a href="${outcomeAddress({ outcome: 'error' })}">Simular um erro do provedor</a></p>
    </main>`,
  })
}

export function errorPage(error: string): Html {
  return page({
    title: 'Erro',
    body: html`<main>
      <h1>An error was encountered with the requested page.</h1>
      <p class="code">${error}</p>
    </main>`,
  })
}
