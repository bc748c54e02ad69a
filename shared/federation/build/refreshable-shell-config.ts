import { join } from 'node:path'
import type { Configuration } from '@rspack/core'
import { shellConfig, workerEntry } from './shell-config.ts'

/**
 * The host for developing a remote: as it is released, but with React's development build, which alone can exchange a
 * component and keep its state, and readable. The other libraries stay production builds: Emotion's development build writes
 * styles as text, which the site's security policy refuses.
 */
export function refreshableShellConfig(directory: string, entry: string): Configuration {
  const released = shellConfig(directory, entry)
  return {
    ...released,
    entry: { shell: [join(import.meta.dirname, 'record-renderers.ts'), entry], worker: workerEntry },
    optimization: { ...released.optimization, nodeEnv: 'development', minimize: false },
  }
}
