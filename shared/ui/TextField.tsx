import { FormattedField } from './FormattedField.tsx'
import type { TextControl } from './Input.tsx'

export interface TextFieldProps extends TextControl {
  readonly type?: 'text' | 'email' | 'search' | 'url'
}

export function TextField(props: TextFieldProps) {
  return <FormattedField format={asTyped} {...props} />
}

const asTyped = (text: string) => text
