import { randomInt } from 'node:crypto'
import type { Rollout } from '../store/release-log.ts'

/** Buckets of equal size, into which all customers are divided: a hundredth of a percent each. */
const bucketCount = 10_000

const yearInSeconds = 365 * 24 * 60 * 60

/** The bucket that a `Cookie` header names; undefined if it names none. */
export function bucketIn(cookies: string): number | undefined {
  const value = /(?:^|;\s*)bucket=(\d{1,4})(?:;|$)/.exec(cookies)?.[1]
  return value === undefined ? undefined : Number(value)
}

export const randomBucket = (): number => randomInt(bucketCount)

/** The `Set-Cookie` header that keeps a browser's bucket: a random number, which says nothing else. It exists only once there was a rollout. */
export const bucketCookie = (bucket: number, https: boolean): string =>
  `bucket=${bucket}; Path=/; Max-Age=${yearInSeconds}; HttpOnly; SameSite=Lax${https ? '; Secure' : ''}`

/** A growing share takes nobody out. Each candidate starts at another bucket: it is not always the same customers who get it first. */
export const isInRollout = (bucket: number, { version, percent }: Rollout): boolean =>
  (bucket + shiftOf(version)) % bucketCount < percent * (bucketCount / 100)

/** A version's id is a hash, so its digits are as good as random. */
const shiftOf = (version: string): number => Number.parseInt(version.slice(0, 8), 16) % bucketCount
