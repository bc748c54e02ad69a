import { html } from 'hono/html'
import type { PlatformContext } from '../context.ts'
import { all, sql } from '../database/query.ts'
import { page } from '../http/page.ts'
import { createServiceApp, type ServiceApp } from '../http/service-app.ts'

/** The club's site, where `/mome` leads. */
export function createClubService(context: PlatformContext): ServiceApp {
  const app = createServiceApp('club', context)
  app.get('/', (c) =>
    c.html(
      page({
        title: 'Clube Meus Pontos',
        body: html`<main>
          <h1>Clube Meus Pontos</h1>
          <p>Vantagens para quem junta pontos.</p>
          <p><a href="${context.siteUrl}">Abrir meus pontos</a></p>
        </main>`,
      }),
    ),
  )
  return app
}

/** The product's main site, where logo and footer lead. */
export function createMainSiteService(context: PlatformContext): ServiceApp {
  const app = createServiceApp('mainSite', context)
  app.get('/', (c) => {
    const organizations = all<{ name: string }>(
      context.database,
      sql`SELECT name FROM organizations WHERE listed = 1 ORDER BY rowid`,
    )
    return c.html(
      page({
        title: 'Meus Pontos',
        body: html`<main>
          <h1>Meus Pontos</h1>
          <p>A plataforma de fidelidade de ${organizations.length} empresas:</p>
          <ul>
            ${organizations.map(({ name }) => html`<li>${name}</li>`)}
          </ul>
          <p><a href="${context.siteUrl}">Abrir meus pontos</a></p>
        </main>`,
      }),
    )
  })
  app.get('/social', (c) =>
    c.html(page({ title: 'Meus Pontos nas redes', body: html`<main><h1>Meus Pontos nas redes</h1></main>` })),
  )
  return app
}
