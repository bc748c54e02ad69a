import type { ComponentType } from 'react'

/**
 * What a remote exposes: a module whose default export is a component without props. A
 * screen's inputs are the address and the shared singletons.
 */
export interface ScreenModule {
  readonly default: ComponentType
}
