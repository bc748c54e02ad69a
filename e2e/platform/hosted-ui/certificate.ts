import type { DatabaseSync } from 'node:sqlite'
import { generate } from 'selfsigned'
import { yearMs } from '../clock.ts'
import { insert, one, run } from '../database/query.ts'

/** A certificate for `localhost` and its key, both PEM. */
export type Certificate = Awaited<ReturnType<typeof loadCertificate>>

/** The identity client speaks only https to its hosted UI. A certificate is kept, so that a browser's exception for it lasts. */
export async function loadCertificate(database: DatabaseSync) {
  const stored = one<{ certificate: string; private_key: string }>(database)`SELECT certificate, private_key
    FROM certificates WHERE expires_at > ${Date.now()}`
  if (stored) return { certificate: stored.certificate, privateKey: stored.private_key }
  const expiresAt = Date.now() + yearMs
  const made = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notAfterDate: new Date(expiresAt),
    extensions: [
      { name: 'basicConstraints', cA: true },
      {
        name: 'subjectAltName',
        altNames: [
          { type: 2, value: 'localhost' },
          { type: 7, ip: '127.0.0.1' },
        ],
      },
    ],
  })
  run(database)`DELETE FROM certificates`
  insert(database, 'certificates', { private_key: made.private, certificate: made.cert, expires_at: expiresAt })
  return { certificate: made.cert, privateKey: made.private }
}
