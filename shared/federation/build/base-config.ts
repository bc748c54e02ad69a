import { join } from 'node:path'
import { rspack, type Configuration } from '@rspack/core'
import { cutFonts } from './cut-fonts.ts'
import { globalStylesRules, styleSheet } from './global-styles.ts'

/** The oldest supported browsers: old enough for every phone that still gets updates, new enough that no syntax is compiled down twice. */
export const promisedBrowsers = { chrome: '111', safari: '16.4', firefox: '113' } as const

/** Lets V8 compile a file in another thread while it loads (https://v8.dev/blog/explicit-compile-hints). Must be the first line. */
export const compileHint = () =>
  new rspack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\.js$/,
    // After minifying.
    stage: rspack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
  })

/** A chunk that several others need has their names, such as `Auth-Verification`. By default it has a number, often another one after a change. */
export const namedByUsers = {
  default: {
    // As rspack's own.
    minChunks: 2,
    // Each file costs a page its name and its hash, twice. What two screens share is worth that from here on, in bytes of source.
    minSize: 60_000,
    priority: -20,
    reuseExistingChunk: true,
    name: (_: unknown, users: readonly { readonly name?: string }[]) =>
      users
        .map(({ name = '' }) => name.replace('__federation_expose_', ''))
        .toSorted()
        .join('-'),
  },
}

/** What all builds have in common: TypeScript and React with rspack's own compiler, and CSS in separate files. */
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
          exclude: styleSheet,
          loader: 'builtin:swc-loader',
          options: {
            env: { targets: promisedBrowsers },
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: {
                react: { runtime: 'automatic', development: mode === 'development', refresh: mode === 'development' },
              },
            },
          },
        },
        { test: /\.css$/, type: 'css' },
        ...globalStylesRules,
        { test: /\.(woff2|svg)$/, type: 'asset/resource' },
        cutFonts,
      ],
    },
    output: {
      path: join(directory, 'dist'),
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      cssFilename: '[name].[contenthash:8].css',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
      // In development an open page may still request the files of the previous update.
      clean: mode === 'production',
    },
    optimization: {
      splitChunks: { cacheGroups: namedByUsers },
      // What the modules of a build call each other's exports: one letter is 1.2 kB less for a visitor than rspack's own choice of two.
      mangleExports: mode === 'production' && 'size',
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({ minimizerOptions: { format: { comments: false } } }),
        new rspack.LightningCssMinimizerRspackPlugin(),
      ],
    },
    performance: { hints: false },
    stats: 'errors-warnings',
  }
}
