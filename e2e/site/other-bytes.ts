import { rspack } from '@rspack/core'

/** Gives each script of a build other bytes, and so another name. The minifier would drop a comment. */
export const otherBytes = () =>
  new rspack.BannerPlugin({ banner: 'globalThis.isNextRelease = true;', raw: true, test: /\.js$/ })
