export interface Toast {
  status: 'success' | 'info' | 'warning' | 'danger'
  message: string
}

/** How long a message is shown (spec §9), in ms. */
export const autoCloseMs = 6363
