import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'
import { rspack, type Configuration } from '@rspack/core'
import type { RemoteName } from '../remotes.ts'
import { baseConfig } from './base-config.ts'

/** The origin at which `pnpm platform` serves `/config.json` and `/customers`. */
const platformControl = process.env.PLATFORM_CONTROL ?? `http://127.0.0.1:${process.env.PLATFORM_PORT ?? 4000}`

interface IsolationOptions {
  readonly name: RemoteName
  /** The remote's folder. */
  readonly directory: string
  /** The module that calls `isolate()`, relative to the folder. */
  readonly entry: string
}

/**
 * The build for running a remote alone. It has no federation, since a federated remote needs the shell's runtime. The data comes
 * from the local platform.
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
        // An empty icon: otherwise the browser requests `/favicon.ico`, and logs the 404.
        templateContent: '<!doctype html><html><head><meta charset="utf-8"><link rel="icon" href="data:,"></head><body></body></html>',
      }),
    ],
    devServer: {
      historyApiFallback: true,
      // With an entity tag, an unchanged script is neither sent nor compiled again.
      devMiddleware: { etag: 'weak' },
      proxy: [{ context: ['/platform'], target: platformControl, pathRewrite: { '^/platform': '' } }],
    },
    lazyCompilation: false,
  }
}
