import { type Scenario } from 'shared/isolation';
/** The states of this remote's screen, on the local platform's data. */
export declare const scenarios: readonly Scenario[];
