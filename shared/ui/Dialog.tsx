import { chakra } from '@chakra-ui/react'
import { useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react'
import { CrossIcon } from './icons.tsx'
import { IconButton } from './IconButton.tsx'
import { Title } from './Text.tsx'

export interface DialogProps {
  readonly open: boolean
  /** Called on Esc, the backdrop and 'Fechar'; the dialog stays open until `open` is false. */
  readonly onClose: () => void
  readonly title: ReactNode
  readonly children: ReactNode
  /** Buttons, the primary one last. They stay visible if the content is long, except on a very low screen. */
  readonly actions?: ReactNode
}

/** A bottom sheet on phones, centred from 640 px. Its title has the focus at first, so that a screen reader reads it before a button. */
export function Dialog({ open, onClose, title, children, actions }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  const isVeilPressed = useRef(false)

  // Not `useEffect`: a dialog must be closed before React removes it, or the browser does not give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    element.showModal()
    heading.current?.focus()
    return () => element.close()
  }, [open])

  const askToClose = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return
    // It would close by itself.
    event.preventDefault()
    onClose()
  }
  const pressVeil = (event: MouseEvent<HTMLDialogElement>) => {
    isVeilPressed.current = event.target === event.currentTarget
    // The press would take the focus.
    if (isVeilPressed.current) event.preventDefault()
  }
  /** The click does not tell: a pull from the content to the veil, or back, is one of the dialog too. */
  const releaseVeil = (event: MouseEvent<HTMLDialogElement>) => {
    isVeilPressed.current &&= event.target === event.currentTarget
  }
  // A browser may close a dialog without a cancel event: Chrome does on a second Esc. Strict mode's close does not count: it is open again by then.
  const followTheBrowser = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (open && !event.currentTarget.open && event.target === event.currentTarget) onClose()
  }

  return (
    <DialogSheet
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={askToClose}
      onClose={followTheBrowser}
      onMouseDown={pressVeil}
      onMouseUp={releaseVeil}
      onClick={(event) => isVeilPressed.current && askToClose(event)}
    >
      {open && (
        <chakra.div display="flex" flexDirection="column" maxHeight="inherit" textAlign="start" css={wholeScrolls}>
          <chakra.div
            display="flex"
            alignItems="flex-start"
            gap="2"
            paddingInlineStart="6"
            paddingInlineEnd="3"
            paddingTop="3"
          >
            <Title id={titleId} ref={heading} tabIndex={-1} flex="1" minWidth="0" paddingBlock="2.5">
              {title}
            </Title>
            <IconButton label="Fechar" onClick={onClose}>
              <CrossIcon />
            </IconButton>
          </chakra.div>
          <chakra.div
            minHeight="0"
            overflowY="auto"
            paddingInline="6"
            paddingTop="2"
            paddingBottom={actions ? '0' : '4'}
            _after={coverOfLine}
          >
            {children}
          </chakra.div>
          {actions && (
            <chakra.div
              display="flex"
              flexDirection={{ base: 'column', md: 'row' }}
              justifyContent="flex-end"
              gap="3"
              position="relative"
              zIndex="1"
              marginTop="-1px"
              borderTop="1px solid {colors.line}"
              padding="{spacing.4} {spacing.6} calc({spacing.6} + env(safe-area-inset-bottom))"
            >
              {actions}
            </chakra.div>
          )}
        </chakra.div>
      )}
    </DialogSheet>
  )
}

/** At the content's end it covers the foot's line, which shows where something is beneath it. */
const coverOfLine = {
  content: '""',
  display: 'block',
  position: 'relative',
  zIndex: '2',
  height: '2',
  marginInline: '-6',
  borderBottom: '1px solid {colors.paper}',
} as const

/** A phone held sideways. */
const lengthwise = '@media (min-width: 640px) and (min-height: 20rem) and (max-height: 30rem)'

/** On a screen so low, or so much enlarged, the title and the buttons would leave the content no place. */
const wholeScrolls = {
  '@media (max-height: 30rem)': { display: 'block', overflowY: 'auto' },
  [lengthwise]: {
    '& > :nth-child(n)': { paddingBlock: '0', background: 'paper' },
    '& > :last-child': { paddingTop: '2', paddingBottom: '4' },
    // The foot stands above the content's end.
    '& > :nth-child(2)::after': { position: 'static' },
    // Title and buttons stay; what gets the focus comes between them.
    '& > :nth-child(odd)': { position: 'sticky', insetBlock: '0', zIndex: '1' },
    scrollPaddingTop: '12',
    scrollPaddingBottom: '5rem',
  },
}

const DialogSheet = chakra('dialog', {
  base: {
    width: 'full',
    maxWidth: { base: '100%', md: '30rem' },
    maxHeight: 'calc(100dvh - {spacing.8})',
    // A phone held sideways has room beside what it shows.
    '@media (min-width: 640px) and (max-height: 30rem)': { maxWidth: '44rem', maxHeight: 'calc(100dvh - {spacing.4})' },
    marginTop: 'auto',
    marginBottom: { base: '0', md: 'auto' },
    marginInline: 'auto',
    // It is in the top layer; tools that do not know the top layer would see the tab bar above it.
    zIndex: '3',
    borderRadius: { base: '24px 24px 0 0', md: 'xl' },
    background: 'paper',
    color: 'ink',
    outline: '1px solid transparent',
    outlineOffset: '-1px',
    overflow: 'hidden',
    // Opaque all the way: only the veil fades.
    '--rise': { base: '100%', md: '{spacing.6}' },
    _open: { animation: 'riseIn 250ms {easings.out}' },
    _backdrop: {
      // No role: in a browser before 2024 a backdrop inherits no custom properties.
      background: 'rgb(28 31 35 / 0.5)',
      '@media (prefers-color-scheme: dark)': { background: 'rgb(0 0 0 / 0.65)' },
      animation: 'fadeIn 200ms',
    },
  },
})
