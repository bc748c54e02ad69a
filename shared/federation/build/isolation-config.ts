import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'
import { rspack, type Configuration } from '@rspack/core'
import type { RemoteName } from '../remotes.ts'
import { baseConfig } from './base-config.ts'

/** Where `pnpm platform` answers `/config.json` and `/customers`. */
const platformControl = process.env.PLATFORM_CONTROL ?? `http://127.0.0.1:${process.env.PLATFORM_PORT ?? 4000}`

interface IsolationOptions {
  readonly name: RemoteName
  /** The remote's folder. */
  readonly directory: string
  /** The module that calls `isolate()`, relative to the folder. */
  readonly entry: string
}

/**
 * A remote alone: an ordinary, unfederated build, since a remote that is built for the
 * shell's runtime cannot stand by itself. Real data comes from the local platform.
 */
export function isolationConfig({ name, directory, entry }: IsolationOptions): Configuration {
  const base = baseConfig(directory, 'development')
  return {
    ...base,
    entry: { [name]: entry },
    output: { ...base.output, publicPath: '/', filename: '[name].js' },
    plugins: [
      new ReactRefreshRspackPlugin(),
      new rspack.HtmlRspackPlugin({
        title: `${name} sozinho`,
        meta: { viewport: 'width=device-width, initial-scale=1' },
        // An icon of nothing: else the browser asks for one that is not there, and complains.
        templateContent: '<!doctype html><html><head><meta charset="utf-8"><link rel="icon" href="data:,"></head><body></body></html>',
      }),
    ],
    devServer: {
      historyApiFallback: true,
      // A script that is as it was is neither sent nor compiled again.
      devMiddleware: { etag: 'weak' },
      proxy: [{ context: ['/platform'], target: platformControl, pathRewrite: { '^/platform': '' } }],
    },
    lazyCompilation: false,
  }
}
