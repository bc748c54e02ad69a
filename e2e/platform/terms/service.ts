import { html } from 'hono/html'
import { organizationByKey, type OrganizationRow } from '../api/organizations.ts'
import type { PlatformContext } from '../context.ts'
import { insert, one } from '../database/query.ts'
import { requireToken } from '../http/bearer.ts'
import { serveContract } from '../http/contract-routes.ts'
import { page, type Html } from '../http/page.ts'
import { Problem } from '../http/problem.ts'
import { createServiceApp, isLoopbackOrigin, type ServiceApp } from '../http/service-app.ts'

/** The terms site: whether a customer has accepted, and the page on which customers accept. */
export function createTermsService(context: PlatformContext): ServiceApp {
  const { database, clock, siteUrl } = context
  const app = createServiceApp('terms', context)

  const requireOrganization = (key: string | undefined): OrganizationRow => {
    const organization = organizationByKey(database, key ?? '')
    if (!organization) throw new Problem(404, 'Unknown organisation', 'key')
    return organization
  }
  /** A page of this machine, or of the site. */
  const requireReturnAddress = (address: string): void => {
    const origin = URL.canParse(address) ? new URL(address).origin : ''
    if (!isLoopbackOrigin(origin) && origin !== new URL(siteUrl).origin)
      throw new Problem(400, 'Not an address of the site', 'redirect_uri')
  }
  const acceptedAt = (sub: string, key: string): number | undefined =>
    one<{ accepted_at: number }>(database)`SELECT accepted_at FROM terms_acceptances
      WHERE sub = ${sub} AND organization_key = ${key}`?.accepted_at
  /** The first acceptance counts. */
  const accept = (sub: string, key: string) =>
    insert(database, 'terms_acceptances', { sub, organization_key: key, accepted_at: clock.now() }, 'IGNORE')

  serveContract(app, context, 'terms', {
    terms: ({ customer, parameters, query }) => {
      requireReturnAddress(query.redirect_uri)
      const { key } = requireOrganization(parameters.key)
      return { accepted: acceptedAt(customer.sub, key) !== undefined }
    },
    acceptTerms: ({ customer, parameters }) => {
      const { key, name } = requireOrganization(parameters.key)
      accept(customer.sub, key)
      const instant = acceptedAt(customer.sub, key) ?? clock.now()
      return { term: { key, name, accepted: true, accepted_at: new Date(instant).toISOString() } }
    },
  })

  app.get('/:key', (c) => {
    const { key, name } = requireOrganization(c.req.param('key'))
    const token = c.req.query('token')
    const redirectUri = c.req.query('redirect_uri')
    // Without both there is nobody to accept and nowhere to return: this is the link beside the sign-in form.
    if (!token || !redirectUri) return c.html(termsPage(name))
    requireReturnAddress(redirectUri)
    return c.html(termsPage(name, { action: `/${key}/accept`, token, redirectUri }))
  })

  app.post('/:key/accept', async (c) => {
    const { key } = requireOrganization(c.req.param('key'))
    const { token, redirect_uri: redirectUri } = await c.req.parseBody()
    if (typeof token !== 'string' || typeof redirectUri !== 'string') throw new Problem(400, 'Incomplete form', 'token')
    requireReturnAddress(redirectUri)
    const { sub } = await requireToken(context, token, 'id')
    accept(sub, key)
    return c.redirect(redirectUri, 303)
  })
  return app
}

/** The page, which works without scripts. With an `acceptance` it has a button to accept; without, a visitor only reads. */
function termsPage(
  organizationName: string,
  acceptance?: { readonly action: string; readonly token: string; readonly redirectUri: string },
): Html {
  return page({
    title: `Termos de uso – ${organizationName}`,
    body: html`<main>
      <h1>Termos de uso</h1>
      <p>Programa de pontos de <strong>${organizationName}</strong></p>
      <article>
        <h2>Como funcionam os pontos</h2>
        <p>Suas compras rendem pontos. Cada crédito tem data de validade e deixa de valer depois dela.</p>
        <h2>Recompensas e vouchers</h2>
        <p>Um voucher vale por 24 horas. Ele não garante a troca, que depende de saldo e de estoque.</p>
        <h2>Seus dados</h2>
        <p>Usamos seu nome, telefone e e-mail para identificar você e registrar seus pontos. Nada mais.</p>
      </article>
      ${
        acceptance === undefined
          ? ''
          : html`<form method="post" action="${acceptance.action}">
            <input type="hidden" name="token" value="${acceptance.token}" />
            <input type="hidden" name="redirect_uri" value="${acceptance.redirectUri}" />
            <button type="submit">Aceitar e continuar</button>
          </form>`
      }
    </main>`,
  })
}
