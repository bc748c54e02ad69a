/** Opens an authenticator app: https://github.com/google/google-authenticator/wiki/Key-Uri-Format */
export function authenticatorAddress(issuer: string, phoneNumber: string, secret: string): string {
  // The identity client's own address does not escape the names: an ampersand would end it.
  const [name, account] = [issuer, phoneNumber].map(encodeURIComponent)
  return `otpauth://totp/${name}:${account}?secret=${secret}&issuer=${name}`
}

/** A secret in groups of four, which are easier to type into another device. */
export const inGroupsOfFour = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? ''
