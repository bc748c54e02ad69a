import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

/** A picture of a state. */
export interface AtlasEntry {
  readonly remote: string
  /** Its file's name: the scenario's, and for a further screen or brand what it differs in. */
  readonly picture: string
  /** The picture's address, relative to the page. */
  readonly src: string
  readonly name: string
  /** The address of the state on the QA page. */
  readonly href: string
}

/** The page as one file: no script of others, no style of others, the pictures beside it. */
export function atlasPage(entries: readonly AtlasEntry[]): HtmlEscapedString | Promise<HtmlEscapedString> {
  const remotes = [...new Set(entries.map(({ remote }) => remote))]
  return html`<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Atlas: cada estado de cada tela</title>
<style>
:root { color-scheme: light dark }
body { margin: 0 auto; max-width: 84rem; padding: 1.5rem 1rem 4rem; font: 1rem/1.5 system-ui, sans-serif }
h1 { margin: 0 0 .25rem; font-size: 1.75rem }
h2 { margin: 2.5rem 0 1rem }
input { width: 100%; max-width: 30rem; min-height: 3rem; padding: 0 1rem; border: 1px solid; border-radius: .75rem; font: inherit }
ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr)); gap: 1.5rem; margin: 0; padding: 0; list-style: none }
a { display: block; color: inherit; text-decoration: none }
a:hover strong, a:focus strong { text-decoration: underline }
img { display: block; width: 100%; height: auto; border: 1px solid color-mix(in srgb, currentcolor 20%, transparent); border-radius: .75rem }
strong { display: block; margin-top: .5rem; line-height: 1.3 }
small { opacity: .75; overflow-wrap: anywhere }
</style>
</head>
<body>
<h1>Atlas</h1>
<p>${entries.length} imagens, feitas por <code>pnpm atlas</code>. Cada uma leva ao estado que mostra, com <code>pnpm qa</code> no ar.</p>
<p><label>Buscar <input type="search" id="search" placeholder="voucher, erro, 320 …"></label></p>
<p id="count" role="status"></p>
${remotes.map((remote) => section(remote, entries.filter((entry) => entry.remote === remote)))}
<script>
${raw(search)}
</script>
</body>
</html>
`
}

const section = (remote: string, entries: readonly AtlasEntry[]) => html`<section>
<h2>${remote}</h2>
<ul>
${entries.map(({ picture, src, name, href }) => html`<li><a href="${href}"><img src="${src}" alt="" loading="lazy"><strong>${name}</strong><small>${picture}</small></a></li>
`)}</ul>
</section>
`

/** Hides what a search does not name, accents aside. */
const search = `const plain = (text) => text.normalize('NFD').replace(/\\p{M}/gu, '').toLowerCase()
const items = [...document.querySelectorAll('li')].map((item) => [item, plain(item.textContent)])
document.getElementById('search').addEventListener('input', ({ target }) => {
  const words = plain(target.value).split(/\\s+/)
  for (const [item, text] of items) item.hidden = !words.every((word) => text.includes(word))
  for (const part of document.querySelectorAll('section')) part.hidden = !part.querySelector('li:not([hidden])')
  document.getElementById('count').textContent = items.filter(([item]) => !item.hidden).length + ' de ' + items.length
})`
