import type { Scenario } from 'shared/scenarios'
import { entryScenarios } from './entries.ts'
import { filterScenarios, troubleScenarios } from './filters.ts'

/** The states of this remote's screen, on the local platform's data, by groups. */
export const scenarios: Readonly<Record<string, readonly Scenario[]>> = {
  Entries: entryScenarios,
  Filters: filterScenarios,
  Trouble: troubleScenarios,
}

export { failing } from './failing.ts'
