import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/** What a request is for. */
type RequestKind =
  | 'page'
  | 'file'
  | 'former'
  | 'missing'
  | 'worker'
  | 'configuration'
  | 'health'
  | 'override'
  | 'report'
  | 'other'

export interface SiteEnvironment {
  readonly Bindings: HttpBindings
  readonly Variables: { kind?: RequestKind }
}

export type SiteContext = Context<SiteEnvironment>
