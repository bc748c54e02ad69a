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
 * An action that changes something, one run at a time. State alone would not do: a second press can come before the next render.
 * Buttons that exclude each other share one action. A run is a new attempt: it clears what the last one said.
 * @param act settles once the next press may count; it reports its own failures
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
