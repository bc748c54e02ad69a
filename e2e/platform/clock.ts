import type { DatabaseSync } from 'node:sqlite'
import { readSetting, writeSetting } from './database/settings.ts'

/** The platform's time: this machine's, shifted as control says. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number
  readonly shiftMs: number
  /** Sets the difference from this machine's time. */
  shift(ms: number): void
}

const setting = 'clock-shift-ms'

/**
 * The clock of a database; its shift is part of the state, and a reset ends it.
 * @param time epoch milliseconds, instead of this machine's
 */
export function openClock(database: DatabaseSync, time: () => number = Date.now): Clock {
  return {
    now() {
      return time() + this.shiftMs
    },
    get shiftMs() {
      return Number(readSetting(database, setting) ?? 0)
    },
    shift: (ms) => writeSetting(database, setting, String(ms)),
  }
}
