import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { formatPhone } from '../format/phone.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { IconButton } from './IconButton.tsx'
import { EyeIcon, EyeOffIcon } from './icons.tsx'
import { Input, type TextControl } from './Input.tsx'

export interface PasswordFieldProps extends TextControl {
  readonly autoComplete: 'current-password' | 'new-password'
  /** For password managers: whose password it is. */
  readonly phone?: string | undefined
}

/** A password, which the customer can make visible. Pasting is allowed, since password managers need it. A space that came along is told. */
export function PasswordField({ label, hint, error, aside, id, phone, onValueChange, ...native }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const outerSpace = native.value !== native.value.trim() && 'A senha começa ou termina com um espaço.'
  return (
    <FieldFrame label={label} hint={outerSpace || hint} error={error} aside={aside} id={id}>
      {(control) => (
        <chakra.div position="relative">
          {phone !== undefined && (
            <input type="text" autoComplete="username" readOnly hidden value={formatPhone(phone)} />
          )}
          <Input
            autoCapitalize="none"
            spellCheck={false}
            {...native}
            {...control}
            type={shown ? 'text' : 'password'}
            paddingInlineEnd="{sizes.control}"
            onChange={(event) => onValueChange(event.currentTarget.value)}
          />
          <chakra.div position="absolute" insetInlineEnd="0" top="0">
            <IconButton
              label={`${shown ? 'Ocultar' : 'Mostrar'}: ${label}`}
              aria-controls={control.id}
              onClick={() => {
                // React would undo a fill without an event when it draws the field again.
                const { value } = document.getElementById(control.id) as HTMLInputElement
                if (value !== native.value) onValueChange(value)
                setShown(!shown)
              }}
            >
              {shown ? <EyeOffIcon /> : <EyeIcon />}
            </IconButton>
          </chakra.div>
        </chakra.div>
      )}
    </FieldFrame>
  )
}
