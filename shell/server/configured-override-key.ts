import { createPublicKey, type KeyObject } from 'node:crypto'

export type ConfiguredOverrideKey =
  /** Without a key nothing is overridden. */
  | { readonly ok: true; readonly key: KeyObject | undefined }
  /** `problem` is one line that names the variable. */
  | { readonly ok: false; readonly problem: string }

/** Reads the public key of overrides from OVERRIDE_PUBLIC_KEY: SubjectPublicKeyInfo of an Ed25519 key (RFC 8410) in base64, as `release keys` prints it. */
export function readConfiguredOverrideKey(text = process.env.OVERRIDE_PUBLIC_KEY): ConfiguredOverrideKey {
  if (text === undefined || text === '') return { ok: true, key: undefined }
  // The form of such a key: 12 bytes that are always the same, and 32 of its own.
  if (!/^MCowBQYDK2VwAyEA[\w+/]{43}=$/.test(text))
    return { ok: false, problem: 'OVERRIDE_PUBLIC_KEY: is no Ed25519 public key' }
  return { ok: true, key: createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' }) }
}
