interface AuthenticatorAccount {
  /** Whose codes they are, as the app lists them. */
  readonly issuer: string
  /** `+55` and eleven digits. */
  readonly phoneNumber: string
  /** Base32. */
  readonly secret: string
}

/**
 * The address that opens an authenticator app with the account filled in (https://github.com/google/google-authenticator/wiki/Key-Uri-Format).
 * The identity client makes one too, and leaves the names in it as they are: an ampersand would end it.
 */
export function authenticatorAddress({ issuer, phoneNumber, secret }: AuthenticatorAccount): string {
  const [name, account] = [issuer, phoneNumber].map(encodeURIComponent)
  return `otpauth://totp/${name}:${account}?secret=${secret}&issuer=${name}`
}

/** A secret in groups of four, for whoever types it into another device. */
export const inGroupsOfFour = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? ''
