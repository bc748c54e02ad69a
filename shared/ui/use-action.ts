import { useRef, useState } from 'react'
import { clearToasts } from '../toast/index.ts'

export interface Action<Input extends readonly unknown[]> {
  /** Runs the action; does nothing while it is running. */
  readonly run: (...input: Input) => void
  /** The input of the running action; undefined while none is running. */
  readonly input: Input | undefined
  readonly isRunning: boolean
}

/**
 * Runs an action once at a time, even if a press comes before the next render. Buttons that exclude each other share one. A run clears
 * what the last one said. `act` reports its own failures, and settles once the next press may count.
 */
export function useAction<Input extends readonly unknown[]>(act: (...input: Input) => Promise<unknown>): Action<Input> {
  const [input, setInput] = useState<Input>()
  const isRunning = useRef(false)

  async function run(...pressed: Input): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    clearToasts()
    setInput(pressed)
    try {
      await act(...pressed)
    } finally {
      isRunning.current = false
      setInput(undefined)
    }
  }
  return { run: (...pressed) => void run(...pressed), input, isRunning: input !== undefined }
}
