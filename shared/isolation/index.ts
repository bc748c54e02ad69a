export { isolate, type IsolationOptions } from './isolate.tsx'
export type { Scenario, ScenarioFault, ScenarioStep } from './scenario.ts'
