import { html } from 'hono/html'
import { page, type Html } from '../platform/http/page.ts'
import type { KnownScenes } from './scene-address.ts'

export function indexPage({ states, versions }: KnownScenes): Html {
  const remotes = [...states].map(([remote, { scenarios, failing }]) => {
    const [served, ...others] = versions.get(remote) ?? []
    const first = scenarios[0]?.slug ?? ''
    const link = (slug: string, text: string) =>
      html`<a href="/${remote}?${new URLSearchParams({ scenario: slug })}">${text}</a>`
    /** By what fails: two names may lead to the same. */
    const failingOf = (slug: string) =>
      new Map(
        Object.entries(failing)
          .filter(([, { of }]) => of === slug)
          .map(([name, { call, fault }]) => [call ? `${call}: ${fault}` : fault, name]),
      )
    return html`<section aria-labelledby="${remote}">
      <h2 id="${remote}">${remote}</h2>
      <p class="quiet">
        ${served === undefined ? 'Nenhuma versão publicada.' : html`Versão: ${served}`}
        ${others.map((version) => html` · <a href="/${remote}?${new URLSearchParams({ version, scenario: first })}">${version}</a>`)}
      </p>
      <ul>
        ${scenarios.map(
          ({ slug, name }) => html`<li>
            ${link(slug, name)}
            ${[...failingOf(slug)].map(([failure, former]) => html` · ${link(former, failure)}`)}
          </li>`,
        )}
      </ul>
    </section>`
  })
  return page({ title: 'QA', body: html`<h1>QA: cada remoto sozinho</h1>${filter}${remotes}` })
}

/** Hides the scenarios that have not all of the typed words in their texts and addresses, in any case, with or without accents. */
const filter = html`<label>Filtrar <input type="search" autocomplete="off" /></label>
  <p role="status"></p>
  <script>
    const plain = (text) => text.normalize('NFD').replace(/\\p{M}/gu, '').toLowerCase()
    document.querySelector('input').oninput = ({ target }) => {
      const wanted = plain(target.value).split(/\\s+/)
      for (const row of document.querySelectorAll('li')) row.hidden = !wanted.every((word) => plain(row.innerHTML).includes(word))
      for (const part of document.querySelectorAll('section')) part.hidden = !part.querySelector('li:not([hidden])')
      document.querySelector('[role=status]').textContent = document.querySelector('li:not([hidden])') ? '' : 'Nenhum cenário encontrado.'
    }
  </script>`

/** Says what an address names that is unknown, and what is known. */
export function problemPage([problem = '', ...known]: readonly string[]): Html {
  return page({
    title: problem,
    body: html`<h1>${problem}</h1>
      <p>Conhecidos:</p>
      <ul>
        ${known.map((name) => html`<li>${name === '' ? '(vazio)' : name}</li>`)}
      </ul>
      <p><a href="/">Todos os cenários</a></p>`,
  })
}
