import { useState, type ComponentProps } from 'react'
import { Button, PasswordField, SelectField, TextField } from 'shared/ui'
import { messages } from '../messages.ts'

/* The controls that several forms have. */

export function NameField(props: Omit<ComponentProps<typeof TextField>, 'label'>) {
  return <TextField {...props} label={messages.fields.name} autoComplete="name" autoCapitalize="words" required />
}

export function GenderField(props: Omit<ComponentProps<typeof SelectField>, 'label' | 'options'>) {
  const { fields, genders } = messages
  return <SelectField {...props} label={fields.gender} options={genders} autoComplete="sex" required />
}

/** Nobody tells the provider's own rule before it refuses a password. From then on it is the hint. */
export function NewPasswordField(props: Omit<ComponentProps<typeof PasswordField>, 'autoComplete'>) {
  const { newPasswordRule } = messages.fields
  const strongRule = messages.advice['weak-password']
  const isTooWeak = props.error === strongRule
  const [wasTooWeak, setWasTooWeak] = useState(false)
  if (isTooWeak && !wasTooWeak) setWasTooWeak(true)
  return (
    <PasswordField
      hint={wasTooWeak && !isTooWeak ? strongRule : newPasswordRule}
      {...props}
      placeholder={newPasswordRule}
      autoComplete="new-password"
      required
    />
  )
}

export function SubmitButton({ loading, children }: { readonly loading: boolean; readonly children: string }) {
  return (
    <Button type="submit" fullWidth loading={loading}>
      {children}
    </Button>
  )
}
