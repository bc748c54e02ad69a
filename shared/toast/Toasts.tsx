import { ToastContainer, cssTransition, toast as showInContainer } from 'react-toastify/unstyled'
import type { CloseButtonProps, IconProps } from 'react-toastify/unstyled'
import { AlertIcon, CheckIcon, CrossIcon, InfoIcon } from '../ui/icons.tsx'
import { autoCloseMs, type Toast } from './toasts-on-demand.ts'

const slide = cssTransition({ enter: 'toast-enter', exit: 'toast-exit', collapseDuration: 150 })

/** How often each message has gone. */
const departures = new Map<string, number>()

/** A message that is being shown already is not shown a second time; one that is just leaving comes again. */
export function show({ status, message }: Toast): void {
  const gone = departures.get(message) ?? 0
  showInContainer(message, {
    type: status === 'danger' ? 'error' : status,
    toastId: `${encodeURIComponent(message)}-${gone}`,
    // As its way out begins: until the end of it, the container refuses another toast of the same id.
    onClose: () => departures.set(message, gone + 1),
  })
}

/** Where toasts appear (spec §9). */
function Toasts() {
  return (
    <ToastContainer
      aria-label="Avisos"
      position="top-center"
      autoClose={autoCloseMs}
      pauseOnHover
      pauseOnFocusLoss
      hideProgressBar
      // No limit: with one, a new toast would wait, unseen, until an old one goes.
      newestOnTop
      // The region is live already; a toast that were an alert too would be read out twice.
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
