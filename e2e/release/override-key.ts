import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { workspace } from '../site/parts.ts'
import { CommandProblem } from './command-problem.ts'

/** The key of the site on this machine, which `npm start` makes. */
export const localKeyFile = join(workspace, 'e2e/.platform/override-key.pem')

/** The file of the private key that signs overrides (PKCS #8 in PEM): RELEASE_KEY, else the local site's. */
export const overrideKeyFile = (): string => resolve(process.env.RELEASE_KEY || localKeyFile)

/** @throws {CommandProblem} if there is none, or it is of another kind */
export function readKey(file: string): KeyObject {
  if (!existsSync(file))
    throw new CommandProblem(`there is no key ${file}: RELEASE_KEY names its file, release keys makes one`)
  const key = parseKey(readFileSync(file, 'utf8'))
  if (key?.asymmetricKeyType !== 'ed25519') throw new CommandProblem(`${file} is no private Ed25519 key in PEM`)
  return key
}

function parseKey(text: string): KeyObject | undefined {
  try {
    return createPrivateKey(text)
  } catch {
    return undefined
  }
}

/** Makes a key that only this user can read, unless there is one. @returns it */
export function makeKey(file: string): KeyObject {
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true })
    const { privateKey } = generateKeyPairSync('ed25519')
    writeFileSync(file, privateKey.export({ format: 'pem', type: 'pkcs8' }), { mode: 0o600, flag: 'wx' })
  }
  return readKey(file)
}

/** The public key as the site's server reads it. */
export const publicKeyOf = (key: KeyObject): string =>
  createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64')
