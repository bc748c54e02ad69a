import { useEffect, useRef } from 'react'
import { followConnection, isOffline } from 'shared/api'
import { showToast } from 'shared/toast'
import { messages } from '../messages.ts'

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
      showToast({ status: 'warning', message: messages.form.noConnection })
      endOffer.current = followConnection(() => {
        if (isOffline()) return
        endOffer.current?.()
        showToast({
          status: 'info',
          message: messages.form.connectionBack(what),
          action: { label: messages.form.again, run: again },
        })
      })
    }
  }
}
