import { useRef, useState } from 'react'

export interface Action<Input extends readonly unknown[]> {
  /** Runs the action; does nothing while it is running already. */
  readonly run: (...input: Input) => void
  /** What the action is running with; undefined while it is not. */
  readonly input: Input | undefined
  readonly isRunning: boolean
}

/**
 * An action that changes something, one run at a time. A component learns with its next render that an action is running; a second
 * press can come before that. Buttons that exclude each other share one action.
 * @param act settles when the next press may count; it says itself what failed
 */
export function useAction<Input extends readonly unknown[]>(act: (...input: Input) => Promise<unknown>): Action<Input> {
  const [input, setInput] = useState<Input>()
  const isRunning = useRef(false)

  async function run(...pressed: Input): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
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
