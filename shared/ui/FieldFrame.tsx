import { chakra, Stack } from '@chakra-ui/react'
import { useId, useState, type FocusEvent, type ReactNode } from 'react'
import { AlertIcon } from './icons.tsx'

export interface FieldText {
  readonly label: string
  readonly hint?: ReactNode
  /** The field is invalid while it has an error. A screen reader reads it once the field has the focus. */
  readonly error?: string | undefined
  /** Has a blank line and 6 px above its words: an error stands there, and moves nothing. */
  readonly aside?: ReactNode
}

/** The attributes that connect a control with its label, hint and error. */
interface ControlProps {
  readonly id: string
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
}

interface FieldFrameProps extends FieldText {
  readonly id?: string | undefined
  readonly children: (control: ControlProps) => ReactNode
}

/**
 * Label above, hint below, error below the hint. A screen reader reads an error with its control when the focus comes. If the focus is
 * there already nothing would be read, so the error's place is a status from then on.
 */
export function FieldFrame({ label, hint, error, aside, id, children }: FieldFrameProps) {
  const generatedId = useId()
  const controlId = id ?? generatedId
  const hintId = `${controlId}-hint`
  const errorId = `${controlId}-error`
  const [isStatus, setIsStatus] = useState(false)
  const onFocus = ({ target }: FocusEvent) => setIsStatus(target.id === controlId && !error)
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ')
  return (
    <Stack gap="1.5" width="full" onFocus={onFocus} onInput={() => setIsStatus(true)} onBlur={() => setIsStatus(false)}>
      <chakra.label htmlFor={controlId} textStyle="small" fontWeight="bold" alignSelf="flex-start">
        {label}
      </chakra.label>
      {children({
        id: controlId,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {hint && (
        <chakra.div id={hintId} textStyle="small" color="ink.soft">
          {hint}
        </chakra.div>
      )}
      {/* Without words it takes no place, nor a gap. */}
      <Stack gap="0" alignItems="flex-end" marginTop="-1.5">
        {(isStatus || error) && (
          <chakra.div role={isStatus ? 'status' : undefined} width="full">
            {error && (
              <chakra.div
                id={errorId}
                display="flex"
                gap="1.5"
                paddingTop="1.5"
                marginBottom={aside ? 'calc(-1lh - 6px)' : undefined}
                textStyle="small"
                fontWeight="semibold"
                color="danger.text"
              >
                <chakra.span flexShrink="0">
                  <AlertIcon size={20} />
                </chakra.span>
                <span>{error}</span>
              </chakra.div>
            )}
          </chakra.div>
        )}
        {aside}
      </Stack>
    </Stack>
  )
}
