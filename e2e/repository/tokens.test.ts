import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { system } from 'shared/ui/system'
import { workspace } from '../site/parts.ts'

/* A style that names a token which does not exist says nothing: the browser ignores it. */

/** In braces, and as a size or a distance of its own. Drawings have numbers of another kind. */
const named = [
  /\{(sizes|spacing|colors|fontSizes|fonts|radii|shadows|easings|durations)\.([\w.]+)\}/g,
  /\b(?:width|height|m(?:in|ax)(?:Width|Height)|boxSize|gap|columnGap|rowGap|padding\w*|margin\w*|inset\w*)(=|: )['"]-?([\d.]+)['"]/g,
]

test('each token that a style names exists', () => {
  const files = globSync('{shared,shell/app,mf-*/src}/**/*.{ts,tsx}', { cwd: workspace }).filter(
    (file) => !/\.d\.ts$|\.test\./.test(file),
  )
  const unknown = files.flatMap((file) =>
    readFileSync(join(workspace, file), 'utf8')
      .split('\n')
      .filter((line) => !/<(rect|ellipse|svg)\b/.test(line))
      .flatMap((line) => named.flatMap((pattern) => [...line.matchAll(pattern)]))
      .map(([, category = '', name = '']) => (/^\w+$/.test(category) ? `${category}.${name}` : `sizes.${name}`))
      .filter((token) => system.token(token) === undefined)
      .map((token) => `${file}: ${token}`),
  )
  expect([files.length > 200, ...unknown]).toEqual([true])
})
