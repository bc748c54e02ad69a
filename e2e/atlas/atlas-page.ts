import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { html, raw } from 'hono/html'
import type { Html } from '../platform/http/page.ts'
import type { Atlas, AtlasGroup, AtlasPicture, AtlasState } from './atlas.ts'

const read = (file: string) => raw(readFileSync(join(import.meta.dirname, file), 'utf8'))

/** The page as one file, which needs no server: it requests the pictures beside it, and nothing else. */
export async function atlasPage({ key, remotes }: Atlas): Promise<string> {
  const groups = remotes.flatMap((remote) => remote.groups)
  const pictures = groups.flatMap(({ states }) => states).flatMap((state) => state.pictures)
  const missing = pictures.filter(({ src }) => src === undefined).length
  const page = await html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<title>Atlas: every state of every screen</title>
<style>
${read('atlas.css')}</style>
</head>
<body>
<header>
<h1>Atlas</h1>
<p>Every state of every screen, as the tests see it. Each picture leads to its state: start <code>pnpm qa</code> first.</p>
<p class="quiet">${key === undefined ? '' : `Drawn by ${key}. `}${pictures.length} pictures${missing === 0 ? '' : `, ${missing} of them missing`}. Written by <code>pnpm atlas</code>.</p>
</header>
<search>
<label for="search">Search by name, address, remote or line of the specification</label>
<input type="search" id="search" autocomplete="off" spellcheck="false">
<p role="status" id="count">${countStates(groups)} states</p>
<label class="switch"><input type="checkbox" id="full-size"> Pictures in full size</label>
</search>
<nav aria-label="Remotes">
<ul>
${remotes.map(({ name, groups: ofRemote }) => html`<li><a href="#${name}">${name}</a> <span class="quiet">${countStates(ofRemote)}</span>
<ul>
${ofRemote.map(({ title }) => html`<li><a href="#${idOf(name, title)}">${title}</a></li>
`)}</ul>
</li>
`)}</ul>
</nav>
<main>
<p id="nothing" hidden>No state has all these words.</p>
${remotes.map(({ name, groups: ofRemote }) => html`<section id="${name}" aria-labelledby="${name}-title">
<h2 id="${name}-title">${name}</h2>
${ofRemote.map((group) => groupSection(name, group))}</section>
`)}</main>
<script>
${read('search.js')}</script>
</body>
</html>
`
  return String(page)
}

const countStates = (groups: readonly AtlasGroup[]) => groups.flatMap(({ states }) => states).length

const idOf = (remote: string, title: string) => `${remote}-${title.toLowerCase().replaceAll(' ', '-')}`

function groupSection(remote: string, { title, states }: AtlasGroup): Html {
  const id = idOf(remote, title)
  return html`<section id="${id}" aria-labelledby="${id}-title">
<h3 id="${id}-title">${title}</h3>
<ul class="states">
${states.map(stateItem)}</ul>
</section>
`
}

/** A state and, of a portrait, its further screens and brands. */
function stateItem({ scenario: { slug, name, lines = [] }, pictures: [usual, ...further] }: AtlasState): Html {
  return html`<li class="state${further.length > 0 ? ' portrait' : ''}">
<div>
${usual && html`<a href="${usual.href}">${image(usual)}<span class="name" lang="pt-BR">${name}</span></a>`}
<p class="quiet"><code>${slug}</code>${lines.length > 0 ? ` [${lines.join(', ')}]` : ''}</p>
</div>
${further.map((picture) => html`<div class="w${picture.width}"><a href="${picture.href}">${image(picture, name)}<span class="name">${picture.org ?? `${picture.width} px`}</span></a></div>
`)}</li>
`
}

/** @param alternative what is read instead of it, where no name follows */
const image = ({ src, width, height }: AtlasPicture, alternative = ''): Html =>
  src === undefined
    ? html`<span class="picture missing">No picture${alternative && html`: <span lang="pt-BR">${alternative}</span>`}</span>`
    : html`<img class="picture" src="${src}" alt="${alternative}"${alternative && raw(' lang="pt-BR"')} width="${width}" height="${height}" loading="lazy">`
