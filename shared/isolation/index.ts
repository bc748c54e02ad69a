export { isolate, type IsolationOptions } from './isolate.tsx'
export type { Scenario } from './scenario.ts'
