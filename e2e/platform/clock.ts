import type { DatabaseSync } from 'node:sqlite'
import { readSetting, writeSetting } from './database/query.ts'

export const hourMs = 3_600_000
export const dayMs = 24 * hourMs
export const yearMs = 365 * dayMs

const setting = 'clock-shift-ms'

/** The platform's time: this machine's, shifted as control says. The shift is part of the database's state, and a reset ends it. */
export type Clock = ReturnType<typeof openClock>

/** @param time epoch milliseconds, instead of this machine's */
export function openClock(database: DatabaseSync, time: () => number = Date.now) {
  const shiftMs = () => Number(readSetting(database, setting) ?? 0)
  return {
    /** Epoch milliseconds. */
    now: () => time() + shiftMs(),
    /** The difference from this machine's time. */
    shiftMs,
    shift: (ms: number) => writeSetting(database, setting, String(ms)),
  }
}
