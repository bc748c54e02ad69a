/** Control's default port; the other services follow. */
const usualPort = 4000
/** The highest port that leaves room for the other eleven. */
const highestPort = 65_524

/** `PLATFORM_PORT`, so that two checkouts can run their platforms at once. @throws an error that says what is wrong with it */
export function readPlatformPort({ PLATFORM_PORT: text = String(usualPort) }: NodeJS.ProcessEnv = process.env): number {
  const port = Number(text)
  if (Number.isInteger(port) && port >= 1 && port <= highestPort) return port
  throw new RangeError(`PLATFORM_PORT is "${text}"; it must be a port from 1 to ${highestPort}, the first of twelve`)
}
