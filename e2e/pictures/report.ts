import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { html } from 'hono/html'
import { workspace } from '../site/parts.ts'

/** Where a run of `pnpm pictures` keeps what it makes. @param room its folder, which its tests find in `PICTURES_ROOM` */
export const inRoom = (room = process.env.PICTURES_ROOM ?? '') => ({
  /** A checkout of the other commit, whose dependencies and builds are its own. */
  checkout: join(room, 'checkout'),
  /** Of the release of each side. */
  stores: { before: join(room, 'store-before'), now: join(room, 'store-now') },
  /** A line for each state that was looked at. */
  results: join(room, 'results.jsonl'),
  output: join(room, 'output'),
})

export interface Result {
  readonly name: string
  readonly kind: 'same' | 'differs' | 'new' | 'lost' | 'not compared'
  readonly problem?: string
}

export const reportFolder = join(workspace, 'test-results/pictures')

/** Writes the page that shows what differs, side by side. @returns its file */
export async function writeReport(commit: string, results: readonly Result[]): Promise<string> {
  const figure = (file: string, caption: string) =>
    existsSync(join(reportFolder, file))
      ? html`<figure><img src="${file}" alt="${caption}" loading="lazy"><figcaption>${caption}</figcaption></figure>`
      : ''
  const page = html`<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures against ${commit}</title>
    <style>body { font-family: sans-serif } div { display: flex; gap: 1rem; overflow-x: auto } figure { margin: 0 } img { border: 1px solid silver }</style>
    <h1>What differs from ${commit}</h1>
    ${results.map(
      ({ name, problem }) => html`<h2 id="${name}">${name}</h2>
        ${problem && html`<p>not compared – ${problem}</p>`}
        <div>${figure(`${name}.png`, 'before')}${figure(`${name}.now.png`, 'now')}${figure(`${name}.difference.png`, 'difference')}</div>`,
    )}`
  mkdirSync(reportFolder, { recursive: true })
  const file = join(reportFolder, 'index.html')
  writeFileSync(file, String(await page))
  return file
}
