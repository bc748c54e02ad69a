import { codeLengths } from 'shared/contract'
import { codeDigits } from '../form/code.ts'
import type { Verification, VerificationChannel } from './flow.ts'

const channels = ['call', 'sms', 'identity'] as const

/** The channel of a code, by its number of digits (spec §4). Undefined if the code cannot be right, so that no call is made. */
export function verificationChannel(
  code: string,
  { purpose, hash, username }: Pick<Verification, 'purpose' | 'hash' | 'username'>,
): VerificationChannel | undefined {
  const channel = channels.find((candidate) => codeLengths[candidate] === codeDigits(code).length)
  if (channel !== 'identity') return hash ? channel : undefined
  switch (purpose) {
    case 'reset':
      return undefined
    case 'sign-up':
      return username ? channel : undefined
    case 'phone':
      return channel
  }
}

/**
 * Whether a change completes a code of the channel that was asked last, so that it can be sent without a press. If a code of another
 * channel may be at hand, only one that is entered at once counts (pasted, filled in by the phone): a typed one may become longer.
 * @param sent the channels that were asked, the last one at the end
 */
export function completesCode(text: string, former: string, sent: readonly VerificationChannel[]): boolean {
  const channel = sent.at(-1)
  const digits = codeDigits(text)
  if (!channel || digits.length !== codeLengths[channel]) return false
  const entered = digitsEntered(digits, codeDigits(former))
  return entered > 1 || (entered === 1 && sent.length === 1)
}

/** How many digits a change put between those that it left at the beginning and at the end. */
function digitsEntered(digits: string, former: string): number {
  const shorter = Math.min(digits.length, former.length)
  let before = 0
  while (before < shorter && digits[before] === former[before]) before += 1
  let after = 0
  while (after < shorter - before && digits.at(-1 - after) === former.at(-1 - after)) after += 1
  return digits.length - before - after
}
