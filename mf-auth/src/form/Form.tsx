import type { FormEvent, ReactNode } from 'react'
import { chakra } from 'shared/ui'

interface FormProps {
  readonly onSubmit: (event: FormEvent) => void
  readonly children: ReactNode
}

/** A form that shows its own errors: the browser shows none. */
export function Form({ onSubmit, children }: FormProps) {
  return (
    <FormSurface noValidate onSubmit={onSubmit}>
      {children}
    </FormSurface>
  )
}

const FormSurface = chakra('form', { base: { display: 'flex', flexDirection: 'column', gap: '5' } })
