import { codeDigits } from 'shared/format'
import type { Verification, VerificationChannel } from './flow.ts'

const channels: Readonly<Record<number, VerificationChannel>> = { 4: 'call', 5: 'sms', 6: 'identity' }

/** The channel of a code, by its number of digits (spec §4). Undefined if the code cannot be right, so that no call is made. */
export function verificationChannel(
  code: string,
  { purpose, hash, username }: Pick<Verification, 'purpose' | 'hash' | 'username'>,
): VerificationChannel | undefined {
  const channel = channels[codeDigits(code).length]
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
