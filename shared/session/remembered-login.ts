import { isPhone, toE164 } from '../format/phone.ts'
import { readStored, writeStored } from './browser-storage.ts'

/** The phone number and username that this device remembers (spec §3). The phone number stays after a sign-out, the username does not. */
export const rememberedLogin = {
  /** `+55` and eleven digits, whatever the stored format; undefined if it is no such number. */
  phoneNumber(): string | undefined {
    const stored = readStored('local', 'phone_number') ?? ''
    return isPhone(stored) ? toE164(stored) : undefined
  },
  /** Remembers a sign-in. Without a username, the stored one stays if it is the same phone number's. */
  remember({ phoneNumber, username }: { phoneNumber: string; username?: string }): void {
    const isSame = rememberedLogin.phoneNumber() === phoneNumber
    writeStored('local', 'phone_number', phoneNumber)
    if (username || !isSame) writeStored('local', 'username', rememberedLogin.phoneNumber() && username)
  },
  username: (): string | undefined => readStored('local', 'username'),
  forgetUsername: (): void => writeStored('local', 'username', undefined),
  forget(): void {
    writeStored('local', 'phone_number', undefined)
    writeStored('local', 'username', undefined)
  },
}
