import { thrown } from './further-versions.ts'
import type { Tab, World } from './world.ts'

/** What a browser says about faults: calls and files that are not delivered, and the report of a screen that could not be loaded. */
const ofFaults = [
  /Failed to load resource/,
  /preloaded using link preload/,
  /\[federation\]/,
  /MIME type/,
  /integrity|Failed to find a valid digest/,
  /already registered/,
  new RegExp(thrown),
]

/**
 * What a browser says in a walk without faults too: a page that is left cuts its calls, and a session that was ended elsewhere is refused. The walk
 * blocks service workers. */
const always = [/Failed to load resource: the server responded with a status of (400|401|409)/, /Service Worker registration blocked/]

/** The complaints of a tab's console that nothing explains, since the last look. */
export function complaintsOf({ isDisturbed }: World, tab: Tab): readonly string[] {
  const complaints = tab.console.seen.slice(tab.judged)
  tab.judged = tab.console.seen.length
  const explained = isDisturbed ? [...always, ...ofFaults] : always
  return complaints.filter((complaint) => !explained.some((pattern) => pattern.test(complaint))).map((complaint) => `the console: ${complaint}`)
}
