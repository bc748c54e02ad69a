import { Secret, TOTP } from 'otpauth'

/** A new shared secret, in base32 as authenticator apps take it. */
export const newTotpSecret = (): string => new Secret().base32

/** The six digits that an authenticator app shows at an instant. */
export const totpCode = (secret: string, epochMs: number): string =>
  new TOTP({ secret }).generate({ timestamp: epochMs })

/** The half minute that a code belongs to, one before or after being near enough; undefined for a wrong code. */
export function totpStep(secret: string, code: string, epochMs: number): number | undefined {
  const totp = new TOTP({ secret })
  const delta = totp.validate({ token: code, timestamp: epochMs, window: 1 })
  return delta === null ? undefined : totp.counter({ timestamp: epochMs }) + delta
}
