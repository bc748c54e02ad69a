import { ToastContainer, cssTransition, toast as showInContainer } from 'react-toastify/unstyled'
import type { CloseButtonProps, IconProps } from 'react-toastify/unstyled'
import { AlertIcon, CheckIcon, CrossIcon, InfoIcon } from '../ui/icons.tsx'
import { autoCloseMs, type Toast } from './toasts-on-demand.ts'

const slide = cssTransition({ enter: 'toast-enter', exit: 'toast-exit', collapseDuration: 150 })

/** How often each message has been closed. */
const departures = new Map<string, number>()

/** Shows a message, unless it is on screen already. One that is just closing is shown again. */
export function show({ status, message }: Toast): void {
  const gone = departures.get(message) ?? 0
  showInContainer(message, {
    type: status === 'danger' ? 'error' : status,
    toastId: `${encodeURIComponent(message)}-${gone}`,
    // Called when a toast begins to close. Until it has gone, the container refuses another toast with the same id.
    onClose: () => departures.set(message, gone + 1),
  })
}

/** The place where toasts appear (spec §9). */
function Toasts() {
  return (
    <ToastContainer
      aria-label="Avisos"
      position="top-center"
      autoClose={autoCloseMs}
      pauseOnHover
      pauseOnFocusLoss
      hideProgressBar
      // No limit: it would keep a new toast waiting, unseen, until an old one closes.
      newestOnTop
      // The region is live already: a toast with the role `alert` would be read out twice.
      role="group"
      transition={slide}
      icon={StatusIcon}
      closeButton={CloseButton}
    />
  )
}

/** The one region of a page. */
export const region = <Toasts />

function StatusIcon({ type }: IconProps) {
  if (type === 'success') return <CheckIcon />
  return type === 'info' ? <InfoIcon /> : <AlertIcon />
}

function CloseButton({ closeToast }: CloseButtonProps) {
  return (
    <button type="button" className="toast-close" aria-label="Fechar aviso" onClick={closeToast}>
      <CrossIcon size={20} />
    </button>
  )
}
