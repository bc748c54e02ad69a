import { randomBytes } from 'node:crypto'
import { codeLengths, type AuthHelperRequest } from 'shared/contract'
import type { World } from '../context.ts'
import { insert, inTransaction, one, run } from '../database/query.ts'
import { randomDigits } from '../identity/codes.ts'
import { IdentityError } from '../identity/errors.ts'
import { requirePolicy } from '../identity/passwords.ts'
import { confirmUser, requireUser, setPassword, userByAttribute } from '../identity/users.ts'
import { deliver } from '../inbox/messages.ts'

const validityMs = 10 * 60_000

/** Without a limit, codes of four or five digits would be guessed quickly. */
const maximumAttempts = 5

type CodeRequest = Extract<AuthHelperRequest, { event: 'sms' | 'call' }>
type CodeProof = Extract<AuthHelperRequest, { event: 'verify' }>

/** Sends a code by SMS or voice; the returned hash replaces the one before. */
export function sendHelperCode(world: World, { event, phone_number, isPasswordReset }: CodeRequest): { hash: string } {
  const { database, clock } = world
  const user = requireUser(userByAttribute(database, 'phone_number', phone_number))
  if (isPasswordReset && user.status === 'EXTERNAL_PROVIDER') throw new IdentityError('externalProviderUser')
  const code = randomDigits(codeLengths[event])
  const hash = randomBytes(24).toString('base64url')
  insert(
    database,
    'helper_codes',
    { hash, sub: user.sub, code, is_password_reset: isPasswordReset ? 1 : 0, expires_at: clock.now() + validityMs },
    'REPLACE',
  )
  const spoken = code.split('').join(', ')
  const text =
    event === 'sms'
      ? `Meus Pontos: seu código é ${code}. Ele vale por 10 minutos.`
      : `“Olá, aqui é Meus Pontos. Seu código é ${spoken}. Repetindo: ${spoken}.”`
  deliver(world, { channel: event, phone: phone_number, code, text })
  return { hash }
}

interface SentCode {
  readonly sub: string
  readonly code: string
  readonly is_password_reset: 0 | 1
  readonly failed_attempts: number
  readonly expires_at: number
}

/** Accepts a code once. A reset sets the password, a sign-up confirms the account; both verify the phone. */
export function verifyHelperCode(world: World, { hash, code, password }: CodeProof): void {
  const { database, clock } = world
  const sent = one<SentCode>(database)`SELECT sub, code, is_password_reset, failed_attempts, expires_at
    FROM helper_codes WHERE hash = ${hash}`
  if (!sent || sent.expires_at <= clock.now()) throw new IdentityError('codeExpired')
  if (sent.failed_attempts >= maximumAttempts) throw new IdentityError('limitExceeded')
  if (sent.code !== code) {
    run(database)`UPDATE helper_codes SET failed_attempts = failed_attempts + 1 WHERE hash = ${hash}`
    throw new IdentityError('codeMismatch')
  }
  if (sent.is_password_reset) {
    if (password === undefined) throw new IdentityError('missingParameter', { parameter: 'password' })
    // Before the code is used up: another password may be tried with it.
    requirePolicy(password)
  }
  inTransaction(database, () => {
    run(database)`DELETE FROM helper_codes WHERE hash = ${hash}`
    confirmUser(world, sent.sub)
    // In a sign-up the account already has the password.
    if (sent.is_password_reset && password !== undefined) setPassword(database, sent.sub, password)
  })
}
