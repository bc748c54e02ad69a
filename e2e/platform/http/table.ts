import { html } from 'hono/html'
import type { Html } from './page.ts'

export interface TableRow {
  readonly cells: readonly string[]
  /** Marks a row with a problem. */
  readonly isMarked?: boolean
}

/** Rows under their headings. */
export function table(heads: readonly string[], rows: readonly TableRow[]): Html {
  if (rows.length === 0) return html`<p class="notice">Nada ainda.</p>`
  return html`<table>
    <thead>
      <tr>
        ${heads.map((head) => html`<th scope="col">${head}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ cells, isMarked = false }) =>
          html`<tr class="${isMarked ? 'marked' : ''}">
            ${cells.map((cell) => html`<td>${cell}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`
}
