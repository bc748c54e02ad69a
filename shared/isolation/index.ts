export {
  data,
  drop,
  expire,
  failure,
  fault,
  hang,
  type DeviceState,
  type FaultEffect,
  type FaultyCalls,
  type PlatformChange,
  type Scenario,
  type ScenarioStep,
} from './scenario.ts'
