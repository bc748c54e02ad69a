import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import type { Ref } from 'react'

/** A paragraph with a readable line length. Its size is a `textStyle`: body, small, caption, number, hero… */
export const Text = chakra('p', { base: { maxWidth: 'prose' } })

/** Text for assistive technology only. */
export const VisuallyHidden = chakra('span', {
  base: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    margin: '-1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
})

const textStyles = { 1: 'heading', 2: 'title', 3: 'subtitle' } as const

export interface TitleProps extends HTMLChakraProps<'h2'> {
  /** Its level in the page's outline, which also sets its size; 2 by default. */
  readonly level?: 1 | 2 | 3
  readonly ref?: Ref<HTMLHeadingElement>
}

export function Title({ level = 2, ...rest }: TitleProps) {
  return <chakra.h2 as={`h${level}`} textStyle={textStyles[level]} {...rest} />
}

/** The one `h1` of a screen. It receives the focus after a navigation, so that a screen reader says where the customer is. */
export function PageTitle(props: Omit<TitleProps, 'level'>) {
  return <Title level={1} tabIndex={-1} data-page-title="" {...props} />
}
