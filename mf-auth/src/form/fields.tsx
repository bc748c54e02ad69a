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

/** The empty field tells the rule. Nobody tells the provider's own before it refuses a password; from then on that is the hint. */
export function NewPasswordField(props: Omit<ComponentProps<typeof PasswordField>, 'autoComplete'>) {
  const strongRule = messages.advice['weak-password']
  const isTooWeak = props.error === strongRule
  const [wasTooWeak, setWasTooWeak] = useState(false)
  if (isTooWeak && !wasTooWeak) setWasTooWeak(true)
  return (
    <PasswordField
      hint={wasTooWeak && !isTooWeak && strongRule}
      {...props}
      placeholder={messages.fields.newPasswordRule}
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
