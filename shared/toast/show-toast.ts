import { toast } from 'react-toastify/unstyled'

export interface Toast {
  status: 'success' | 'info' | 'warning' | 'danger'
  message: string
}

/** Says something in passing, at the top of the page. A message that is being shown already is not shown a second time. */
export function showToast({ status, message }: Toast): void {
  toast(message, { type: status === 'danger' ? 'error' : status, toastId: encodeURIComponent(message) })
}
