import { html } from 'hono/html'
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

/** A plain Portuguese page, readable on a phone. */
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
          body {
            margin: 0 auto;
            max-width: 40rem;
            padding: 2rem 1rem 4rem;
            background: #f6f7f8;
            color: #1c1f23;
            font: 1rem/1.6 system-ui, sans-serif;
          }
          h1 {
            font-size: 1.75rem;
            line-height: 1.2;
          }
          h2 {
            margin: 0.5rem 0;
            font-size: 1.125rem;
            line-height: 1.3;
          }
          .card {
            margin: 1rem 0;
            padding: 1rem 1.25rem;
            border-radius: 1rem;
            background: #fff;
            box-shadow: 0 1px 4px rgb(0 0 0 / 10%);
          }
          .quiet {
            color: #54595e;
            font-size: 0.875rem;
          }
          .code {
            margin: 0;
            font: 700 2rem/1.3 ui-monospace, monospace;
            letter-spacing: 0.15em;
          }
          .wide {
            max-width: none;
          }
          table {
            width: 100%;
            border-collapse: collapse;
            background: #fff;
            font-size: 0.875rem;
          }
          th,
          td {
            padding: 0.25rem 0.5rem;
            border-bottom: 1px solid #e3e5e8;
            text-align: left;
            vertical-align: top;
          }
          /* Only a path and the last column, a reason, may be long. */
          th,
          td:not(:last-child) {
            white-space: nowrap;
          }
          td[data-head='Caminho'],
          td:last-child {
            overflow-wrap: anywhere;
            white-space: normal;
          }
          td[data-head='Caminho'] {
            width: 20rem;
          }
          .marked td {
            background: #fff0f0;
          }
          @media (max-width: 45rem) {
            thead {
              display: block;
              position: absolute;
              width: 1px;
              height: 1px;
              overflow: hidden;
              clip-path: inset(50%);
            }
            table,
            tbody,
            tr {
              display: block;
              background: none;
            }
            tr {
              margin: 0.75rem 0;
              padding: 0.5rem 1rem;
              border-radius: 0.75rem;
              background: #fff;
              box-shadow: 0 1px 4px rgb(0 0 0 / 10%);
            }
            .marked,
            .marked td {
              background: #fff0f0;
            }
            td {
              display: grid;
              grid-template-columns: 6rem minmax(0, 1fr);
              padding: 0.125rem 0;
              border: 0;
              overflow-wrap: anywhere;
            }
            td:not(:last-child) {
              width: auto;
              white-space: normal;
            }
            td::before {
              content: attr(data-head);
              color: #54595e;
            }
            td:empty {
              display: none;
            }
          }
          .choice {
            position: relative;
          }
          .choice a::after {
            position: absolute;
            inset: 0;
            content: '';
          }
          .choice:focus-within,
          .choice:hover {
            outline: 2px solid #1c1f23;
          }
          button {
            min-height: 3rem;
            padding: 0 1.5rem;
            border: 0;
            border-radius: 0.75rem;
            background: #1c1f23;
            color: #fff;
            font: inherit;
            font-weight: 600;
            cursor: pointer;
          }
        </style>
      </head>
      <body class="${isWide ? 'wide' : ''}">
        ${body}
      </body>
    </html>`
}
