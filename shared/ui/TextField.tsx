import { FieldFrame } from './FieldFrame.tsx'
import { Input, type TextControl } from './Input.tsx'

export interface TextFieldProps extends TextControl {
  readonly type?: 'text' | 'email' | 'search' | 'url'
}

export function TextField({ label, hint, error, id, onValueChange, ...native }: TextFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} id={id}>
      {(control) => (
        <Input type="text" {...native} {...control} onChange={(event) => onValueChange(event.currentTarget.value)} />
      )}
    </FieldFrame>
  )
}
