import { useState } from 'react'
import { signOut } from 'shared/session'
import { Button } from 'shared/ui'
import { messages } from '../messages.ts'
import { WayOut } from './WayOut.tsx'

/** The way out for a signed-in customer who cannot go on. */
export function SignOutButton() {
  const [leaving, setLeaving] = useState(false)
  return (
    <WayOut>
      <Button
        variant="quiet"
        fullWidth
        loading={leaving}
        onClick={() => {
          setLeaving(true)
          void signOut()
        }}
      >
        {messages.signOut}
      </Button>
    </WayOut>
  )
}
