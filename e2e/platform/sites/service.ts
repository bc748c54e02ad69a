import { html } from 'hono/html'
import type { PlatformContext } from '../context.ts'
import { page } from '../http/page.ts'
import { createServiceApp, type ServiceApp } from '../http/service-app.ts'

/** The club's site, where `/mome` leads. */
export const createClubService = (context: PlatformContext): ServiceApp =>
  createSite('club', context, { '/': ['Clube Meus Pontos', 'Vantagens para quem junta pontos.'] })

/** The product's main site, where logo and footer lead. */
export const createMainSiteService = (context: PlatformContext): ServiceApp =>
  createSite('mainSite', context, {
    '/': ['Meus Pontos', 'A plataforma de fidelidade.'],
    '/lgpd': ['Privacidade', 'Como cuidamos dos seus dados.'],
    '/social': ['Meus Pontos nas redes', 'Novidades e ofertas.'],
  })

/** Another site, whose pages lead back to the product. @param pages title and text, by path */
function createSite(
  service: 'club' | 'mainSite',
  context: PlatformContext,
  pages: Readonly<Record<string, readonly [title: string, text: string]>>,
): ServiceApp {
  const app = createServiceApp(service, context)
  for (const [path, [title, text]] of Object.entries(pages)) {
    const body = html`<main>
      <h1>${title}</h1>
      <p>${text}</p>
      <p><a href="${context.siteUrl}">Abrir meus pontos</a></p>
    </main>`
    app.get(path, (c) => c.html(page({ title, body })))
  }
  return app
}
