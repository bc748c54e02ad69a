import { join } from 'node:path'
import { rspack, type Configuration } from '@rspack/core'

/** Old enough for every phone that gets browser updates, new enough to ship no syntax twice. */
const browsers = ['chrome >= 111', 'safari >= 16.4', 'firefox >= 113']

/**
 * What every build of the house has in common: TypeScript and React through rspack's own
 * compiler, and CSS as files of its own.
 * @param directory the package's folder
 */
export function baseConfig(directory: string, mode: 'production' | 'development'): Configuration {
  return {
    mode,
    context: directory,
    target: 'web',
    devtool: mode === 'development' ? 'cheap-module-source-map' : false,
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            env: { targets: browsers },
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development: mode === 'development', refresh: mode === 'development' } },
            },
          },
        },
        { test: /\.css$/, type: 'css' },
        { test: /\.(woff2|svg)$/, type: 'asset/resource' },
      ],
    },
    output: {
      path: join(directory, 'dist'),
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      cssFilename: '[name].[contenthash:8].css',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
      // While developing, an open page may be an update behind and ask for that one first.
      clean: mode === 'production',
    },
    optimization: {
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({ minimizerOptions: { format: { comments: false } } }),
        new rspack.LightningCssMinimizerRspackPlugin(),
      ],
    },
    performance: { hints: false },
    stats: 'errors-warnings',
  }
}
