import { calendarDaysBetween, formatDate } from 'shared/format'
import type { Device } from 'shared/identity'
import { dialogMessages } from '../settings/dialog-messages.ts'

const { devices: texts } = dialogMessages

/** The remembered devices: this one first, then the others by their last use. */
export const rememberedDevices = (devices: readonly Device[]): readonly Device[] =>
  devices
    .filter(({ isRemembered }) => isRemembered)
    .sort((one, other) => Number(other.isThisDevice) - Number(one.isThisDevice) || usedMs(other) - usedMs(one))

/** One whose use is not known comes last. */
const usedMs = ({ lastUsedAt }: Device) => lastUsedAt?.getTime() ?? 0

/** When a device was last used, in words; days are São Paulo's. */
export function lastUse(usedAt: Date | undefined, today: Date): string {
  if (!usedAt) return texts.neverUsed
  const days = calendarDaysBetween(usedAt, today)
  if (days <= 0) return texts.usedToday
  return days === 1 ? texts.usedYesterday : texts.usedOn(formatDate(usedAt))
}

/** In this order: an Android phone says Linux too, and every browser names those that it descends from. */
const systems = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['Mac', /macOS|Macintosh/],
  ['ChromeOS', /CrOS|Chrome ?OS/],
  ['Linux', /Linux/],
] as const

const browsers = [
  ['Edge', /Edg/],
  ['Opera', /OPR|Opera/],
  ['Samsung Internet', /Samsung/],
  ['Firefox', /Firefox|FxiOS/],
  ['Chrome', /Chrome|CriOS|Chromium/],
  ['Safari', /Safari/],
] as const

/** In words, such as 'Chrome no Android'. The identity client names devices by what the browser says of itself; other names stay. */
export function deviceTitle(name: string): string {
  const system = systems.find(([, pattern]) => pattern.test(name))?.[0]
  const browser = browsers.find(([, pattern]) => pattern.test(name))?.[0]
  return system && browser ? texts.on(browser, system) : name
}
