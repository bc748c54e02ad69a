import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useAction } from './use-action.ts'

export interface FieldError<Field extends string> {
  readonly field: Field
  readonly message: string
}

interface FormOptions<Field extends string> {
  readonly initial: Readonly<Record<Field, string>>
  /** The first error in the order of the fields; it keeps the form from being sent. */
  readonly check: (values: Readonly<Record<Field, string>>) => FieldError<Field> | undefined
  /** Sends the form. Until it settles, the form cannot be sent again. What the answer says of a field stands beside it. */
  readonly submit: (values: Readonly<Record<Field, string>>) => Promise<FieldError<Field> | undefined | void>
  /** Told of what is typed. */
  readonly onChange?: (values: Readonly<Record<Field, string>>) => void
}

/** What a field of `shared/ui` takes. */
interface FieldProps<Field extends string> {
  readonly name: Field
  readonly value: string
  readonly error: string | undefined
  readonly onValueChange: (value: string) => void
  readonly ref: (control: HTMLElement | null) => void
}

/** A form's values, its first error, which takes the focus, and its one submission at a time. */
export function useForm<Field extends string>({ initial, check, submit, onChange }: FormOptions<Field>) {
  const [values, setValues] = useState(initial)
  const [error, setError] = useState<FieldError<Field>>()
  const controls = useRef<Partial<Record<Field, HTMLElement | null>>>({})

  // After the message is on the page, so that it is read out with its field.
  useEffect(() => {
    if (error) controls.current[error.field]?.focus()
  }, [error])

  const sending = useAction(async () => {
    const refused = await submit(values)
    if (refused) setError(refused)
  })

  const field = (name: Field): FieldProps<Field> => ({
    name,
    value: values[name],
    error: error?.field === name ? error.message : undefined,
    onValueChange: (value) => {
      const changed = { ...values, [name]: value }
      setValues(changed)
      onChange?.(changed)
      if (error?.field === name) setError(undefined)
    },
    ref: (control) => {
      controls.current[name] = control
    },
  })

  return {
    values,
    field,
    submitting: sending.isRunning,
    /** Fills the form anew; what was wrong with it is forgotten. */
    reset: (known: Readonly<Record<Field, string>>) => {
      setValues(known)
      setError(undefined)
    },
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      const found = check(values)
      setError(found)
      if (!found) sending.run()
    },
  }
}
