import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const routerDom = createRequire(import.meta.url).resolve('react-router-dom')
const router = dirname(createRequire(routerDom).resolve('react-router/package.json'))
const emotion = createRequire(import.meta.url).resolve('@emotion/react')
const insertionEffect = dirname(createRequire(emotion).resolve('@emotion/use-insertion-effect-with-fallbacks/package.json'))
const axios = dirname(createRequire(import.meta.url).resolve('axios/package.json'))

/**
 * Parts of libraries that a production build of ours has no use for; `docs/performance.md` has the bytes.
 * The router names only its development build in `exports`, for every mode. axios carries an adapter
 * over `fetch` beside the one over XMLHttpRequest, which it prefers wherever there is one.
 *
 * And one that works at another time: Emotion's build for servers writes a style into the page while its component is
 * rendered, in slices, instead of all of them at once when React commits, which nothing can interrupt.
 */
export const leanLibraries: Record<string, string | false> = {
  'react-router$': join(router, 'dist/production/index.mjs'),
  'react-router/dom$': join(router, 'dist/production/dom-export.mjs'),
  '@emotion/use-insertion-effect-with-fallbacks$': join(insertionEffect, 'dist/emotion-use-insertion-effect-with-fallbacks.edge-light.esm.js'),
  [join(axios, 'lib/adapters/fetch.js')]: false,
}
