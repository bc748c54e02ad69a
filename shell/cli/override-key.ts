import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { Refusal } from '../store/problems.ts'

/** Makes a key that only this user can read, unless there is one. @returns it */
export function makeKey(file: string): KeyObject {
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true })
    const { privateKey } = generateKeyPairSync('ed25519')
    writeFileSync(file, privateKey.export({ format: 'pem', type: 'pkcs8' }), { mode: 0o600, flag: 'wx' })
  }
  return readKey(file)
}

/** @throws {Refusal} if there is none, or it is of another kind */
export function readKey(file: string): KeyObject {
  if (!existsSync(file))
    throw new Refusal(`there is no key ${file}: RELEASE_KEY names its file, release keys makes one`)
  try {
    const key = createPrivateKey(readFileSync(file, 'utf8'))
    if (key.asymmetricKeyType === 'ed25519') return key
  } catch {
    // It is no key at all.
  }
  throw new Refusal(`${file} is no private Ed25519 key in PEM`)
}
