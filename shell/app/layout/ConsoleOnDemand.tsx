import { useEffect, useState, type ReactNode } from 'react'
import type { ConsoleLayout, ConsoleLayoutProps } from './ConsoleLayout.tsx'

let loaded: typeof ConsoleLayout | undefined

/** Fetches the signed-in frame, which is in the identity client's file. Never rejects. */
export async function loadConsole(): Promise<void> {
  const code = await import(/* webpackChunkName: "session" */ './ConsoleLayout.tsx').catch(() => undefined)
  loaded = code?.ConsoleLayout
}

interface ConsoleOnDemandProps extends ConsoleLayoutProps {
  /** Shown while there is no frame. */
  readonly fallback: ReactNode
}

/** The signed-in frame. Its code is there when a customer is, but for a page that has no network. */
export function ConsoleOnDemand({ fallback, ...props }: ConsoleOnDemandProps) {
  const [Console, setConsole] = useState(() => loaded)
  useEffect(() => {
    if (!Console) void loadConsole().then(() => setConsole(() => loaded))
  }, [Console])
  return Console ? <Console {...props} /> : fallback
}
