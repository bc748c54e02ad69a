import { useEffect, useRef, useState, type FormEvent } from 'react'
import { uncoverField } from '../toast/index.ts'
import { useAction, type Action } from './use-action.ts'

export interface FieldError<Field extends string> {
  readonly field: Field
  readonly message: string
  /** Whether the value will not do again, so that its field is emptied, unless it was changed meanwhile. */
  readonly empties?: boolean
}

interface FormOptions<Field extends string> {
  readonly initial: Readonly<Record<Field, string>>
  /** The first error in the order of the fields; the form is not sent with one. */
  readonly check: (values: Readonly<Record<Field, string>>) => FieldError<Field> | undefined
  /** Sends the form; it cannot be sent again until this settles. The returned error is shown at its field. */
  readonly submit: (values: Readonly<Record<Field, string>>) => Promise<FieldError<Field> | undefined | void>
  /** What sends the form, for a form that may go before it is sent. Default: an action of its own. */
  readonly sending?: Sending
  /** Whether a change completes the form, which is then sent without a press, if nothing is wrong with it. */
  readonly isCompletedBy?: (
    values: Readonly<Record<NoInfer<Field>, string>>,
    former: Readonly<Record<NoInfer<Field>, string>>,
  ) => boolean
  /** Called after each change, and at each press. */
  readonly onChange?: (values: Readonly<Record<Field, string>>) => void
}

/** The props of a field of `shared/ui`. */
interface FieldProps<Field extends string> {
  readonly name: Field
  readonly value: string
  readonly error: string | undefined
  readonly onValueChange: (value: string) => void
  readonly ref: (control: HTMLInputElement | HTMLSelectElement | null) => void
}

/** Sends a form once at a time. */
export type Sending = Action<[send: () => Promise<void>]>

export const useSending = (): Sending => useAction((send: () => Promise<void>) => send())

/** A form's values and its first error, whose field receives the focus. It is submitted once at a time, with what its fields show. */
export function useForm<Field extends string>({
  initial,
  check,
  submit,
  sending,
  isCompletedBy,
  onChange,
}: FormOptions<Field>) {
  const [values, setValues] = useState(initial)
  const [error, setError] = useState<FieldError<Field>>()
  const controls = useRef<Partial<Record<Field, HTMLInputElement | HTMLSelectElement | null>>>({})

  // An effect: the message is on the page by then, so a screen reader reads it with its field.
  useEffect(() => {
    if (!error) return
    controls.current[error.field]?.focus()
    uncoverField()
  }, [error])

  const own = useSending()
  const { run, isRunning } = sending ?? own

  /** Sends the values, unless something is wrong with them. */
  async function send(shown: typeof values): Promise<void> {
    const found = check(shown)
    setError(found)
    const refused = found ? undefined : await submit(shown)
    if (!refused) return
    const { field: name, empties } = refused
    setError(refused)
    if (empties) setValues((latest) => (latest[name] === shown[name] ? { ...latest, [name]: '' } : latest))
  }

  const update = (change: Readonly<Record<string, string>> = {}): typeof values => {
    const shown: Record<Field, string> = { ...values }
    // A password manager may fill in a field without an event, so its control is asked.
    for (const name in controls.current) shown[name] = controls.current[name]?.value ?? values[name]
    const updated = { ...shown, ...change }
    setValues(updated)
    onChange?.(updated)
    return updated
  }

  const field = (name: Field): FieldProps<Field> => ({
    name,
    value: values[name],
    error: error?.field === name ? error.message : undefined,
    onValueChange: (value) => {
      const changed = update({ [name]: value })
      if (error?.field === name) setError(undefined)
      if (isCompletedBy?.(changed, values) && !check(changed)) run(() => send(changed))
    },
    ref: (control) => {
      controls.current[name] = control
    },
  })

  return {
    values,
    field,
    submitting: isRunning,
    reset: (known: Readonly<Record<Field, string>>) => {
      setValues(known)
      setError(undefined)
    },
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      run(() => send(update()))
    },
  }
}
