import { html } from 'hono/html'
import { page, type Html } from '../http/page.ts'

export interface TermsPage {
  readonly organizationName: string
  /** The form's target; absent for a visitor who only reads. */
  readonly acceptance?: { readonly action: string; readonly token: string; readonly redirectUri: string }
}

/** The terms as a page; with a token it has a button to accept. Works without scripts. */
export function termsPage({ organizationName, acceptance }: TermsPage): Html {
  return page({
    title: `Termos de uso – ${organizationName}`,
    body: html`<main>
      <h1>Termos de uso</h1>
      <p>Programa de pontos de <strong>${organizationName}</strong></p>
      <article>
        <h2>Como funcionam os pontos</h2>
        <p>Suas compras rendem pontos. Cada crédito tem data de validade e deixa de valer depois dela.</p>
        <h2>Recompensas e vouchers</h2>
        <p>Um voucher vale por 24 horas. Ele não garante o resgate, que depende de saldo e de estoque.</p>
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
