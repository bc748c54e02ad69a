import { brotliCompressSync } from 'node:zlib'

/** A kB is 1000 bytes, after brotli as the site's server compresses. */
export const kilobytesCompressed = (files: readonly Buffer[]): number => files.reduce((sum, file) => sum + brotliCompressSync(file).length, 0) / 1000
