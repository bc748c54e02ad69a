import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { FieldFrame, type FieldText } from './FieldFrame.tsx'
import { ChevronIcon } from './icons.tsx'
import { inputStyle } from './Input.tsx'

export interface SelectFieldProps
  extends
    FieldText,
    Pick<ComponentProps<'select'>, 'autoComplete' | 'disabled' | 'id' | 'name' | 'onBlur' | 'ref' | 'required'> {
  readonly value: string
  readonly onValueChange: (value: string) => void
  readonly options: readonly { value: string; label: string }[]
}

/** A choice from a few options, in the native list. */
export function SelectField({ label, hint, error, id, onValueChange, options, ...native }: SelectFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} id={id}>
      {(control) => (
        <chakra.div position="relative">
          <Select {...native} {...control} onChange={(event) => onValueChange(event.currentTarget.value)}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Select>
          <chakra.span
            position="absolute"
            insetInlineEnd="3"
            top="3"
            color="ink.soft"
            pointerEvents="none"
            transform="rotate(90deg)"
          >
            <ChevronIcon />
          </chakra.span>
        </chakra.div>
      )}
    </FieldFrame>
  )
}

const Select = chakra('select', {
  base: {
    ...inputStyle.base,
    paddingInlineEnd: 'calc({sizes.6} + {spacing.4})',
    textOverflow: 'ellipsis',
    cursor: 'pointer',
  },
})
