import { useEffect, useLayoutEffect, useRef, type FocusEvent } from 'react'
import { ToastContainer, cssTransition, toast as showInContainer } from 'react-toastify/unstyled'
import type { CloseButtonProps, IconProps } from 'react-toastify/unstyled'
import { AlertIcon, CheckIcon, CrossIcon, InfoIcon } from '../ui/icons.tsx'
import { autoCloseMs, type Toast } from './toast.ts'

const slide = cssTransition({ enter: 'toast-enter', exit: 'toast-exit', collapse: false })

export function show({ status, message, silent, action }: Toast): void {
  clear()
  showInContainer(
    <Words action={action} silent={silent}>
      {message}
    </Words>,
    { type: status === 'danger' ? 'error' : status },
  )
}

export const clear = (): void => showInContainer.dismiss()

/** Scrolls the invalid field from under the message, with its label: there the customer reads what is wrong. */
export function uncoverField(): void {
  const toast = document.querySelector<HTMLElement>('.Toastify__toast:not(.toast-exit)')
  const control = document.querySelector<HTMLInputElement>('[aria-invalid=true]')
  const field = control?.labels?.[0]?.parentElement
  if (!toast || !field) return
  // Not the toast's own place, which moves while it enters.
  const top = toast.closest('.toasts')?.getBoundingClientRect().top ?? 0
  field.style.scrollMarginTop = `${top + toast.offsetHeight + 8}px`
  field.scrollIntoView({ block: 'nearest' })
}

/** Where the focus was before it came to a toast. */
let cameFrom: HTMLElement | null = null

function Words({ action, silent, children }: Pick<Toast, 'action' | 'silent'> & { readonly children: string }) {
  const words = useRef<HTMLSpanElement>(null)
  useEffect(uncoverField, [])
  // The cleanup runs before the toast is removed, and its focus with it.
  useLayoutEffect(() => {
    const toast = words.current?.closest('.Toastify__toast')
    // In the task in which the words come.
    toast?.closest('.Toastify')?.setAttribute('aria-live', silent ? 'off' : 'polite')
    return () => {
      if (toast?.contains(document.activeElement)) cameFrom?.focus()
    }
  }, [silent])
  return (
    <div className="toast-words">
      <span ref={words}>{children}</span>
      {action && (
        <button
          type="button"
          className="toast-action"
          onClick={() => {
            clear()
            action.run()
          }}
        >
          {action.label}
        </button>
      )}
    </div>
  )
}

function pause({ currentTarget, relatedTarget }: FocusEvent) {
  if (!currentTarget.contains(relatedTarget)) cameFrom = relatedTarget as HTMLElement | null
  showInContainer.pause()
}

/** The place where toasts appear (spec §9). */
function Toasts() {
  return (
    <div onFocus={pause} onBlur={() => showInContainer.play()}>
      <ToastContainer
        aria-label="Avisos"
        position="top-center"
        autoClose={autoCloseMs}
        pauseOnHover
        pauseOnFocusLoss
        hideProgressBar
        // The region is live already: an alert would be read out twice. The container takes any role away from a toast that ends, and Firefox reads that toast again.
        role={undefined}
        transition={slide}
        icon={StatusIcon}
        closeButton={CloseButton}
      />
    </div>
  )
}

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
