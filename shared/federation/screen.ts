import type { ComponentType } from 'react'

/** A screen's module, as a remote exposes it. The component has no props: it reads the address and the shared singletons. */
export interface ScreenModule {
  readonly default: ComponentType
}

/** What the shell draws in a screen's place while its code is not there: a panel with a figure, rows, cards or a form. */
export type ScreenShape = 'hero' | 'rows' | 'cards' | 'form'

/** A screen's place in an organisation's navigation, after the shell's four tabs. */
export interface NavigationPlace {
  /** In Portuguese, of at most nine characters. */
  readonly title: string
  /** SVG path data, drawn as a line on the 24 px grid of `shared/ui`'s icons. */
  readonly icon: string
  /** The lowest comes first. */
  readonly order: number
}

/** What a remote declares of a screen. The build carries it, and the release with it. */
export interface ScreenDeclaration {
  readonly shape: ScreenShape
  /** The path beneath the organisation's key, such as `ofertas`; absent for a screen to which the shell itself leads. */
  readonly path?: string
  readonly navigation?: NavigationPlace
  /** Whether the screen works without a network and an unchecked session, because it shows what this device keeps. */
  readonly offline?: true
}
