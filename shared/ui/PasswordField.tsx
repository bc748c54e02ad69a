import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { FieldFrame } from './FieldFrame.tsx'
import { IconButton } from './IconButton.tsx'
import { EyeIcon, EyeOffIcon } from './icons.tsx'
import { Input, type TextControl } from './Input.tsx'

export interface PasswordFieldProps extends TextControl {
  readonly autoComplete: 'current-password' | 'new-password'
}

/** A password, which the customer can make visible. Pasting is allowed, since password managers need it. */
export function PasswordField({ label, hint, error, id, onValueChange, ...native }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <FieldFrame label={label} hint={hint} error={error} id={id}>
      {(control) => (
        <chakra.div position="relative">
          <Input
            autoCapitalize="none"
            spellCheck={false}
            {...native}
            {...control}
            type={shown ? 'text' : 'password'}
            paddingInlineEnd="calc({sizes.control} + {spacing.2})"
            onChange={(event) => onValueChange(event.currentTarget.value)}
          />
          <chakra.div position="absolute" insetInlineEnd="0" top="0">
            <IconButton
              label={shown ? 'Ocultar senha' : 'Mostrar senha'}
              aria-controls={control.id}
              onClick={() => setShown(!shown)}
            >
              {shown ? <EyeOffIcon /> : <EyeIcon />}
            </IconButton>
          </chakra.div>
        </chakra.div>
      )}
    </FieldFrame>
  )
}
