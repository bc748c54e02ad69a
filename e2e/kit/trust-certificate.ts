import { createHash, X509Certificate } from 'node:crypto'
import type { LaunchOptions } from '@playwright/test'

/**
 * Lets a browser trust the platform's self-signed certificate, by its key. To ignore all certificate errors would still check them, for which the pinned
 * browser needs a library that a bare machine lacks.
 * @param certificate PEM
 */
export function trustCertificate(options: LaunchOptions, certificate: string): LaunchOptions {
  const key = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' })
  const hash = createHash('sha256').update(key).digest('base64')
  return { ...options, args: [...(options.args ?? []), `--ignore-certificate-errors-spki-list=${hash}`] }
}
