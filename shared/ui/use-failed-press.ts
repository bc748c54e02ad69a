import { useEffect, useRef } from 'react'
import { followConnection, isOffline } from '../api/index.ts'
import { showToast } from '../toast/index.ts'

/** What a press without a connection says. */
export const noConnection = 'Você está sem conexão. Tente de novo assim que ela voltar.'

/**
 * For presses that may fail. At a press, pass its name and what repeats it. If it fails, call the result with the message. Without a
 * connection at the press, the customer reads that instead, and is asked whether to repeat it once there is one. Nothing repeats itself.
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
