import type { ComponentType } from 'react'

/**
 * The module of a screen, as a remote exposes it. Its default export is a component without props: a screen reads the address and
 * the shared singletons.
 */
export interface ScreenModule {
  readonly default: ComponentType
}
