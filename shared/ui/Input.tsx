import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import type { FieldText } from './FieldFrame.tsx'

/** The props that a field passes to its native control. */
type NativeInputProps = Pick<
  ComponentProps<'input'>,
  | 'autoCapitalize'
  | 'autoComplete'
  | 'autoFocus'
  | 'disabled'
  | 'enterKeyHint'
  | 'id'
  | 'inputMode'
  | 'maxLength'
  | 'name'
  | 'onBlur'
  | 'placeholder'
  | 'readOnly'
  | 'ref'
  | 'required'
  | 'spellCheck'
>

/** A controlled text field. Its value must be React state: a store that updates React later would move the caret to the end. */
export interface TextControl extends FieldText, NativeInputProps {
  readonly value: string
  readonly onValueChange: (value: string) => void
}

/** The style of a text control, 48 px high. Its text has 16 px, since Safari zooms into anything smaller. */
export const inputStyle = {
  base: {
    width: 'full',
    minHeight: 'control',
    paddingInline: '4',
    paddingBlock: '2.5',
    borderWidth: '1px',
    borderColor: 'line.strong',
    borderRadius: 'md',
    background: 'paper',
    color: 'ink',
    fontSize: 'md',
    lineHeight: '1.5',
    transitionProperty: 'border-color',
    transitionDuration: 'fast',
    appearance: 'none',
    _placeholder: { color: 'ink.soft', opacity: '1', userSelect: 'none' },
    _hover: { borderColor: 'ink.soft' },
    _focusVisible: {
      borderColor: 'brand.text',
      outline: '3px solid {colors.brand.text}',
      outlineOffset: '-2px',
      boxShadow: 'none',
    },
    '&[aria-invalid=true]': { borderColor: 'danger.text' },
    '&[aria-invalid=true]:focus-visible': { outlineColor: 'danger.text' },
    '&:is(:disabled, :read-only:not(select))': { background: 'ground', borderColor: 'line', color: 'ink.soft' },
  },
} as const

export const Input = chakra('input', inputStyle)
