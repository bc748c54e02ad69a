import { useRef } from 'react'
import { paths, useNavigate } from 'shared/router'

/** Leaves the counter's screen once, however often it is called: to where the customer came from; home where an address led here, since 'back' would leave the site. */
export function useLeave(organizationKey: string): () => void {
  const navigate = useNavigate()
  const hasLeft = useRef(false)
  return () => {
    if (hasLeft.current) return
    hasLeft.current = true
    // The router counts the site's steps from 0. Another voucher takes the step's place, and its number.
    const { idx: step } = (history.state ?? {}) as { readonly idx?: number }
    void (step ? navigate(-1) : navigate(paths.home(organizationKey), { replace: true }))
  }
}
