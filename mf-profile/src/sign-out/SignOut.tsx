import { useState } from 'react'
import { useMutation } from 'shared/query'
import { signOut } from 'shared/session'
import { Button, Dialog, LogoutIcon, Text } from 'shared/ui'
import { messages } from '../messages.ts'

/** Ends the session, here or on every device. It cannot fail for the customer; the shell leaves the screen (spec §4). */
const useSignOut = () => useMutation({ mutationFn: signOut })

/** Signs out on this device. */
export function SignOutHere() {
  const leaving = useSignOut()
  return (
    <Button
      variant="secondary"
      fullWidth
      icon={<LogoutIcon />}
      loading={leaving.isPending}
      onClick={() => leaving.mutate({ everywhere: false })}
    >
      {messages.signOut.here}
    </Button>
  )
}

/** Signs out on every device, once the customer has confirmed. */
export function SignOutEverywhere() {
  const [isAsking, setIsAsking] = useState(false)
  const leaving = useSignOut()
  const stay = () => setIsAsking(false)
  return (
    <>
      <Button variant="quiet" fullWidth aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
        {messages.signOut.everywhere}
      </Button>
      <Dialog
        open={isAsking}
        onClose={stay}
        title={messages.signOut.confirmTitle}
        actions={
          <>
            <Button variant="secondary" disabled={leaving.isPending} onClick={stay}>
              {messages.signOut.cancel}
            </Button>
            <Button variant="danger" loading={leaving.isPending} onClick={() => leaving.mutate({ everywhere: true })}>
              {messages.signOut.confirmed}
            </Button>
          </>
        }
      >
        <Text>{messages.signOut.confirm}</Text>
      </Dialog>
    </>
  )
}
