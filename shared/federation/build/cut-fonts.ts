import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { LoaderContext, RuleSetRule } from '@rspack/core'
import subsetFont from 'subset-font'

const styles = join(import.meta.dirname, '../../ui/fonts.css')

/** Cuts the files that a face of `fonts.css` names with `?cut`. A page in Portuguese needs no other; the rest has second faces. */
export const cutFonts: RuleSetRule = {
  test: /\.woff2$/,
  resourceQuery: /^\?cut$/,
  type: 'asset/resource',
  loader: import.meta.filename,
  generator: { filename: '[name]-cut.[contenthash:8][ext]' },
}

export const raw = true

/** The loader. */
export default function loader(this: LoaderContext, font: Buffer): Promise<Buffer> {
  // oxlint-disable-next-line oxc/no-this-in-exported-function -- so rspack gives a loader its context
  return cut(this, font)
}

/** A file has the weights and the characters that its face says. A face without characters sets the product's line alone. */
async function cut(context: LoaderContext, font: Buffer): Promise<Buffer> {
  const messages = join(context.rootContext, 'app/messages.ts')
  for (const file of [styles, messages]) context.addDependency(file)
  const faces = (await readFile(styles, 'utf8')).split('}')
  const face = faces.find((one) => one.includes(`${basename(context.resourcePath)}?cut`)) ?? ''
  const [, min, max] = /font-weight: (\d+) (\d+);/.exec(face) ?? []
  const [, range] = /unicode-range:\s*([^;]+);/.exec(face) ?? []
  return subsetFont(font, range === undefined ? await productLine(messages) : charactersIn(range), {
    targetFormat: 'woff2',
    ...(max && { variationAxes: { wght: { min: Number(min), max: Number(max) } } }),
  })
}

/** The characters of a list such as `U+20-7E, U+A0`. */
const charactersIn = (range: string): string =>
  range
    .split(',')
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .replace(/\s*U\+/, '')
        .split('-')
        .map((code) => Number.parseInt(code, 16))
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))
    })
    .join('')

async function productLine(path: string): Promise<string> {
  const { messages } = (await import(pathToFileURL(path).href)) as { messages: { platform: string } }
  return messages.platform
}
