import type { FaultEffect } from '../../platform/faults/effect.ts'

type FaultKind = FaultEffect['kind']

/** Each kind that holds no call, with the three values of `status` that a client treats differently. */
export type FaultName = Exclude<FaultKind, 'status' | 'hold' | 'commit-then-hold'> | `status ${500 | 401 | 404}`

/** How each is requested. A new kind of the platform does not compile here, nor in any table by name, until it has its cases. */
export const effects: Readonly<Record<FaultName, FaultEffect>> = {
  'status 500': { kind: 'status', status: 500 },
  'status 401': { kind: 'status', status: 401 },
  'status 404': { kind: 'status', status: 404 },
  latency: { kind: 'latency', delayMs: 1500 },
  hang: { kind: 'hang' },
  drop: { kind: 'drop' },
  truncated: { kind: 'truncated' },
  malformed: { kind: 'malformed' },
  empty: { kind: 'empty' },
  'commit-then-drop': { kind: 'commit-then-drop' },
}

export const faultNames = Object.keys(effects) as FaultName[]
