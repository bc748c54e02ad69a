import { useRef } from 'react'
import { paths, useLocation, useNavigate } from 'shared/router'

/** Whether an address led here, so that 'back' would leave the site. The choice of another voucher takes the step's place, and says so in its state. */
export function useIsFirstStep(): boolean {
  const { key, state } = useLocation() as { key: string; state: { isFirstStep?: unknown } | null }
  return key === 'default' || state?.isFirstStep === true
}

/** Leaves the counter's screen once, however often it is called: to where the customer came from, or home. */
export function useLeave(organizationKey: string): () => void {
  const isFirstStep = useIsFirstStep()
  const navigate = useNavigate()
  const hasLeft = useRef(false)
  return () => {
    if (hasLeft.current) return
    hasLeft.current = true
    void (isFirstStep ? navigate(paths.home(organizationKey), { replace: true }) : navigate(-1))
  }
}
