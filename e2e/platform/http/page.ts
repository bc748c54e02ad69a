import { readFileSync } from 'node:fs'
import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>

export interface Page {
  readonly title: string
  readonly body: Html
  /** Reloads the page at this interval, without a script. */
  readonly refreshSeconds?: number
  /** Has a table, which needs the whole width. */
  readonly isWide?: boolean
}

/** The sheet of the package (docs/decisions/0055), and what the platform's pages need beyond it. */
const styles = `${readFileSync(new URL(import.meta.resolve('simpledotcss/simple.min.css')), 'utf8')}
  h1 { font-size: 1.75rem; }
  h2 { margin: 0; font-size: 1.125rem; }
  .quiet { color: var(--text-light); font-size: 0.875rem; }
  .code { margin: 0; font: 700 2rem/1.3 var(--mono-font); letter-spacing: 0.15em; }
  .wide { grid-template-columns: 1rem minmax(0, 1fr) 1rem; }
  .wide main { overflow-x: auto; }
  table { font-size: 0.875rem; }
  .marked { background: #d81b601a; }`

export function page({ title, body, refreshSeconds, isWide = false }: Page): Html {
  return html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        ${refreshSeconds === undefined ? '' : html`<meta http-equiv="refresh" content="${refreshSeconds}" />`}
        <link rel="icon" href="data:," />
        <title>${title}</title>
        <style>
          ${raw(styles)}
        </style>
      </head>
      <body class="${isWide ? 'wide' : ''}">
        ${body}
      </body>
    </html>`
}

/** A marked row has a problem. */
export function table(
  heads: readonly string[],
  rows: readonly { cells: readonly (string | number | null)[]; isMarked: boolean }[],
): Html {
  if (rows.length === 0) return html`<p class="notice">Nada ainda.</p>`
  return html`<table>
    <thead>
      <tr>
        ${heads.map((head) => html`<th scope="col">${head}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ cells, isMarked }) =>
          html`<tr class="${isMarked ? 'marked' : ''}">
            ${cells.map((cell) => html`<td>${cell}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`
}
