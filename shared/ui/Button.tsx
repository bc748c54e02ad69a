import { chakra } from '@chakra-ui/react'
import type { ComponentProps, MouseEvent, ReactElement, ReactNode } from 'react'

type NativeButtonProps = Pick<
  ComponentProps<'button'>,
  | 'aria-controls'
  | 'aria-describedby'
  | 'aria-expanded'
  | 'aria-haspopup'
  | 'aria-label'
  | 'aria-pressed'
  | 'autoFocus'
  | 'disabled'
  | 'form'
  | 'id'
  | 'name'
  | 'onClick'
  | 'onFocus'
  | 'onPointerEnter'
  | 'ref'
  | 'type'
  | 'value'
>

interface ButtonLook {
  /** 'primary' (the default) is the main action of a view; 'quiet' has no surface; 'danger' cannot be undone. */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  readonly fullWidth?: boolean
}

interface RealButtonProps extends ButtonLook, NativeButtonProps {
  readonly asChild?: false
  readonly children: ReactNode
  readonly icon?: ReactNode
  /** Shows a spinner beside the label, instead of the icon, and ignores clicks. The button keeps its width and the focus. */
  readonly loading?: boolean
}

interface ChildButtonProps extends ButtonLook {
  /** Makes the one child, such as a router link, look like a button. */
  readonly asChild: true
  readonly children: ReactElement
}

export type ButtonProps = RealButtonProps | ChildButtonProps

/** A button, 48 px high. Its `type` is 'button' by default. */
export function Button(props: ButtonProps) {
  if (props.asChild) {
    const { children, ...look } = props
    return <ButtonSurface {...look}>{children}</ButtonSurface>
  }
  const { loading = false, icon, children, onClick, type = 'button', ...rest } = props
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <ButtonSurface
      {...rest}
      type={type}
      onClick={handleClick}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
    >
      {icon}
      <chakra.span position="relative">
        {loading && <Ring />}
        <span>{children}</span>
      </chakra.span>
    </ButtonSurface>
  )
}

const ButtonSurface = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: 'control',
    paddingInline: '7',
    paddingBlock: '2.5',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'md',
    fontFamily: 'body',
    fontSize: 'md',
    fontWeight: 'bold',
    lineHeight: '1.25',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color, transform',
    transitionDuration: 'fast',
    '& svg': { flexShrink: '0' },
    _active: { transform: 'scale(0.985)' },
    _disabled: { cursor: 'default', transform: 'none' },
    '&:disabled': { opacity: '0.55' },
    '&[aria-busy=true]': { cursor: 'progress' },
    // The spinner is in its place.
    '&[aria-busy=true] > svg': { visibility: 'hidden' },
    '&[aria-busy=true] > :only-child': { insetInlineStart: '3' },
  },
  variants: {
    variant: {
      primary: {
        background: 'action',
        color: 'action.on',
        _hover: { background: 'action.hover' },
        // Filled in forced colours too.
        _highContrast: { forcedColorAdjust: 'none', background: 'ButtonText', color: 'ButtonFace' },
      },
      secondary: {
        background: 'paper',
        color: 'ink',
        borderColor: 'line.strong',
        _hover: { background: 'ground' },
      },
      quiet: {
        background: 'transparent',
        color: 'brand.text',
        _hover: { background: 'brand.tint' },
      },
      danger: {
        background: 'paper',
        color: 'danger.text',
        borderColor: 'danger.text',
        _hover: { background: 'danger.tint' },
      },
    },
    fullWidth: { true: { width: 'full' } },
  },
  defaultVariants: { variant: 'primary' },
})

/** The spinner of a loading button. It is where the icon was, or left of the label, which makes room within the padding: the button keeps its size. */
const Ring = chakra('span', {
  base: {
    position: 'absolute',
    insetInlineEnd: '100%',
    top: '50%',
    width: '4',
    height: '4',
    marginTop: '-2',
    marginInlineEnd: '2',
    borderWidth: '2px',
    borderColor: 'currentColor',
    borderInlineEndColor: 'transparent',
    borderRadius: 'full',
    animation: 'turn 800ms linear infinite',
  },
})
