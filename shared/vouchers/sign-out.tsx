import { useState, type ReactNode } from 'react'
import { signOut } from 'shared/session'
import { Button, Dialog, Text, useAction } from 'shared/ui'
import { keptVouchers } from './kept-vouchers.ts'

/** Before a sign-out: a valid voucher that this device keeps goes with the session. Nothing without one. */
export const VoucherLeaves = () =>
  keptVouchers().length > 0 && <Text>Seu voucher sai deste aparelho. Você o encontra de novo na recompensa.</Text>

/** Asks whoever has a voucher before it signs out. */
export function SignOutDialog({ onClose }: { readonly onClose: () => void }) {
  const { isRunning, run } = useAction(() => signOut())
  return (
    <Dialog
      open
      onClose={onClose}
      title="Sair deste aparelho?"
      actions={
        <>
          <Button variant="secondary" disabled={isRunning} onClick={onClose}>
            Ficar
          </Button>
          <Button loading={isRunning} onClick={() => run()}>
            Sair
          </Button>
        </>
      }
    >
      <VoucherLeaves />
    </Dialog>
  )
}

interface SigningOut {
  readonly isRunning: boolean
  readonly press: () => void
  /** To be drawn beside what is pressed. */
  readonly question: ReactNode
}

/** Signs out at a press. With a valid voucher on this device it asks first. */
export function useSignOut(): SigningOut {
  const [isAsking, setAsking] = useState(false)
  const { isRunning, run } = useAction(() => signOut())
  return {
    isRunning,
    press: () => (keptVouchers().length > 0 ? setAsking(true) : run()),
    question: isAsking && <SignOutDialog onClose={() => setAsking(false)} />,
  }
}
