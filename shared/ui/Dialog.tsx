import { chakra } from '@chakra-ui/react'
import type { MouseEvent, ReactNode, SyntheticEvent } from 'react'
import { useId, useLayoutEffect, useRef } from 'react'
import { CrossIcon } from './icons.tsx'
import { IconButton } from './IconButton.tsx'
import { Title } from './Title.tsx'

export interface DialogProps {
  open: boolean
  /** Called for Esc, the backdrop and 'Fechar'; the dialog stays until `open` is false. */
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** Buttons, the primary one last. They stay in sight when the content is long. */
  actions?: ReactNode
}

/**
 * A modal dialog: a sheet from below on phones, in the middle from 640 px. The native element keeps the focus inside and gives
 * it back; the title takes it at first, so that the dialog is introduced before its first button.
 */
export function Dialog({ open, onClose, title, children, actions }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()

  // Before paint, and closed before React removes it: an element that is merely removed does not give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    element.showModal()
    heading.current?.focus()
    return () => element.close()
  }, [open])

  const refuseToCloseByItself = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    onClose()
  }
  const closeFromBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) onClose()
  }
  // A browser may close a dialog without asking, as Chrome does for a second Esc. The strict mode's close is over by now: it is open again.
  const followTheBrowser = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (open && !event.currentTarget.open && event.target === event.currentTarget) onClose()
  }

  return (
    <DialogSheet
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={refuseToCloseByItself}
      onClose={followTheBrowser}
      onMouseDown={closeFromBackdrop}
    >
      {open && (
        <chakra.div display="flex" flexDirection="column" maxHeight="inherit">
          <chakra.div display="flex" alignItems="flex-start" gap="2" paddingInlineStart="6" paddingInlineEnd="3" paddingTop="3">
            <Title id={titleId} ref={heading} tabIndex={-1} flex="1" minWidth="0" paddingBlock="2.5">
              {title}
            </Title>
            <IconButton label="Fechar" onClick={onClose}>
              <CrossIcon />
            </IconButton>
          </chakra.div>
          <chakra.div minHeight="0" overflowY="auto" paddingInline="6" paddingTop="2" paddingBottom="6">
            {children}
          </chakra.div>
          {actions && (
            <chakra.div
              display="flex"
              flexDirection={{ base: 'column-reverse', md: 'row' }}
              justifyContent="flex-end"
              gap="3"
              paddingInline="6"
              paddingBottom="calc({spacing.6} + env(safe-area-inset-bottom))"
            >
              {actions}
            </chakra.div>
          )}
        </chakra.div>
      )}
    </DialogSheet>
  )
}

const DialogSheet = chakra('dialog', {
  base: {
    width: 'full',
    maxWidth: { base: '100%', md: '30rem' },
    maxHeight: 'calc(100dvh - {spacing.8})',
    marginTop: 'auto',
    marginBottom: { base: '0', md: 'auto' },
    marginInline: 'auto',
    // It is in the top layer; tools that do not know of one would see the tab bar above it.
    zIndex: '3',
    borderRadius: { base: '24px 24px 0 0', md: 'xl' },
    background: 'paper',
    color: 'ink',
    overflow: 'hidden',
    _open: { animation: 'riseIn 250ms {easings.out}' },
    _backdrop: { background: 'rgb(28 31 35 / 0.5)', animation: 'fadeIn 200ms' },
  },
})
