import { dialogMessages } from '../settings/dialog-messages.ts'

/** In this order: an Android phone says Linux too, and every browser says what it descends from. */
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

/**
 * A device in a customer's words, such as 'Chrome no Android'. The identity client names devices by what the browser says of itself; a name that
 * is nothing of the kind stays as it is.
 */
export function deviceTitle(name: string): string {
  const system = systems.find(([, pattern]) => pattern.test(name))?.[0]
  const browser = browsers.find(([, pattern]) => pattern.test(name))?.[0]
  return system && browser ? dialogMessages.devices.on(browser, system) : name
}
