export interface Toast {
  status: 'success' | 'info' | 'warning' | 'danger'
  message: string
  /** Not read out: what it is about says the same. */
  silent?: boolean
  /** What a press on it shows. */
  action?: { label: string; run: () => void }
}

/** How long a message is shown (spec §9), in ms. */
export const autoCloseMs = 6363
