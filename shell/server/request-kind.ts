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
}

export type SiteContext = Context<SiteEnvironment>

declare module 'http' {
  interface ServerResponse {
    /** What its request is for, once that is known. */
    requestKind?: RequestKind
  }
}

/** Notes what a request is for. Without a server, as in a test, there is no response of Node's. */
export function noteKind({ env }: SiteContext, kind: RequestKind): void {
  if (env?.outgoing) env.outgoing.requestKind = kind
}
