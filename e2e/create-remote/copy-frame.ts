import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RemoteRequest } from './command-line.ts'
import { declarationOf } from './screen-sources.ts'

/** The smallest remote. What is not about its screen is copied from it, so that a new remote has what the others have today. */
export const model = { name: 'mf-scores', screen: 'Scores' } as const

const frame = [
  'package.json',
  'rspack.config.ts',
  'tsconfig.json',
  'tests/tsconfig.json',
  'tests/alone.spec.ts',
  'vitest.config.ts',
  'README.md',
]

/** What a new remote may weigh, in kB: more than its one screen, less than a feature. */
const maxKb = 10

/** The model's files with the new names, by their paths. */
export async function copyFrame(workspace: string, wish: RemoteRequest): Promise<Readonly<Record<string, string>>> {
  const files = frame.map(async (file) => {
    const source = await readFile(join(workspace, model.name, file), 'utf8')
    return [file, adapt(file, rename(source, wish), wish)] as const
  })
  return Object.fromEntries(await Promise.all(files))
}

/** Replaces what a file says of the model's screen. */
function adapt(file: string, source: string, wish: RemoteRequest): string {
  switch (file) {
    case 'rspack.config.ts':
      return replace(
        replace(source, /screens: \{.*\},\n/s, `screens: {\n${declarationText(wish)}  },\n`),
        /maxKb: [\d.]+/,
        `maxKb: ${maxKb}`,
      )
    case 'README.md':
      return replace(source, /^.*?(?=^## In the site)/ms, introduction(wish)).replaceAll(
        '/padaria:',
        `/padaria/${wish.path}:`,
      )
    case 'package.json':
      return replace(source, /"version": "[^"]+"/, '"version": "1.0.0"')
    default:
      return source
  }
}

function declarationText(wish: RemoteRequest): string {
  const { path, shape, navigation } = declarationOf(wish)
  return `    ${wish.screen}: {
      module: './src/${wish.screen}Screen.tsx',
      path: '${path}',
      shape: '${shape}',
      navigation: { title: '${navigation.title}', icon: '${navigation.icon}', order: ${navigation.order} },
    },
`
}

const introduction = ({ name, screen, title, path }: RemoteRequest): string => `# ${name}: ${title}

- \`${screen}\` (\`/{key}/${path}\`): says that there is nothing here yet.

\`rspack.config.ts\` declares the screen's path and its tab; the release carries them. \`src/messages.ts\` has every text.

`

/** @throws if the model no longer has what is replaced: then this program must follow it */
function replace(source: string, pattern: RegExp, text: string): string {
  if (!pattern.test(source)) throw new Error(`${model.name} has no ${pattern.source}: copy-frame.ts must follow it`)
  return source.replace(pattern, () => text)
}

const rename = (source: string, { name, screen }: RemoteRequest): string =>
  source.replaceAll(model.name, name).replaceAll(model.screen, screen)
