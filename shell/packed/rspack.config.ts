import { join } from 'node:path'
import type { Configuration } from '@rspack/core'
import { licensesPlugin } from 'shared/federation/build'

/** The build of the programs that run without a checkout: each is one file, and its bytes depend on the sources alone. */
const config: Configuration = {
  mode: 'production',
  target: 'node22',
  context: import.meta.dirname,
  devtool: false,
  entry: { server: './server.ts', release: './release.ts', doctor: './doctor.ts' },
  output: {
    path: join(import.meta.dirname, '../dist-server'),
    filename: '[name].mjs',
    module: true,
    chunkFormat: 'module',
    clean: true,
  },
  resolve: { extensions: ['.ts', '.js'] },
  module: {
    // Where the file is, not where its source was.
    parser: { javascript: { importMeta: false, dynamicImportMode: 'eager' } },
    rules: [
      {
        test: /\.ts$/,
        loader: 'builtin:swc-loader',
        options: { jsc: { parser: { syntax: 'typescript' } }, env: { targets: { node: '22' } } },
      },
    ],
  },
  // An operator reads its stack traces.
  optimization: { minimize: false, splitChunks: false },
  performance: { hints: false },
  stats: 'errors-warnings',
  plugins: [licensesPlugin()],
}

export default config
