export { isolate, type IsolationOptions } from './isolate.tsx'
export type { Scenario, ScenarioFault } from './scenario.ts'
