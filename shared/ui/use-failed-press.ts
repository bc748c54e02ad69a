import { useEffect, useRef } from 'react'
import { followConnection, isOffline } from '../api/index.ts'
import { showToast } from '../toast/index.ts'

/** What a press without a connection says. */
export const noConnection = 'Você está sem conexão. Tente de novo assim que ela voltar.'

/**
 * For presses that may fail. Call the result at a press, with what it does in words and what repeats it; it returns what says that the
 * press failed. If there was no connection when it was pressed, that is said, and once there is one the customer is asked whether to
 * repeat it: nothing repeats itself.
 */
export function useFailedPress(): (what: string, again: () => void) => (message: string) => void {
  const endOffer = useRef<() => void>(undefined)
  useEffect(() => () => endOffer.current?.(), [])
  return (what, again) => {
    endOffer.current?.()
    const wasOffline = isOffline()
    return (message) => {
      if (!wasOffline) return showToast({ status: 'danger', message })
      showToast({ status: 'warning', message: noConnection })
      endOffer.current = followConnection(() => {
        if (isOffline()) return
        endOffer.current?.()
        showToast({
          status: 'info',
          message: `A conexão voltou. ${what}?`,
          action: { label: 'Tentar de novo', run: again },
        })
      })
    }
  }
}
