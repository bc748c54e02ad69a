import { signOut } from 'aws-amplify/auth'
import { openRoom } from './client-room.ts'
import { identityResult, type IdentityResult } from './identity-error.ts'
import type { SessionEntries } from './stored-session.ts'

/** Tells the provider that a session is over, which this device has forgotten already; `everywhere` ends the customer's others too. */
export const tellSignOut = (left: SessionEntries, everywhere: boolean): Promise<IdentityResult> =>
  identityResult('signed-in', async () => {
    const room = openRoom(left)
    // An expired access token would end no other session: here it is renewed.
    if (everywhere) await room.fetchAuthSession()
    await signOut(room, { global: everywhere })
    return undefined
  })
