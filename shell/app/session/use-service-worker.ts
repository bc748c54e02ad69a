import { useEffect } from 'react'
import type { Release } from 'shared/federation'
import type { Stage } from './use-stage.ts'

/** What the customer waits for has come by then: the worker's downloads must not slow it down. */
const waitMs = 8000

/**
 * Registers the service worker some time after a customer is signed in: for visitors there is nothing to keep, nor in a tab with an
 * override. It waits once more if the customer has scrolled, which the compiling of its files would disturb, and never longer: a site
 * that loses its network needs it to start. Without a worker everything else works.
 */
export function useServiceWorker(stage: Stage, { override }: Release): void {
  useEffect(() => {
    if (stage !== 'signed-in' || override) return
    let timer = setTimeout(() => {
      if (scrollY === 0) register()
      else timer = setTimeout(register, waitMs)
    }, waitMs)
    return () => clearTimeout(timer)
  }, [stage, override])
}

function register(): void {
  // Absent outside a secure context.
  if ('serviceWorker' in navigator)
    void navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined)
}
