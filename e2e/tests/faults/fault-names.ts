import type { FaultEffect } from '../../platform/faults/effect.ts'

/** What a browser tells apart; the client's own tests have the rest (`shared/api/api-client.test.ts`). */
export const effects = {
  'status 500': { kind: 'status', status: 500 },
  hang: { kind: 'hang' },
  drop: { kind: 'drop' },
  'commit-then-drop': { kind: 'commit-then-drop' },
} as const satisfies Readonly<Record<string, FaultEffect>>

export type FaultName = keyof typeof effects
export const faultNames = Object.keys(effects) as FaultName[]
