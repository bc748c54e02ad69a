import { randomBytes, randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { World } from '../context.ts'
import { all, insert, one, run, sql } from '../database/query.ts'
import { IdentityError } from './errors.ts'
import { userPool } from './user-pool.ts'
import type { User } from './users.ts'

export interface Device {
  readonly device_key: string
  readonly name: string
  readonly remembered: 0 | 1
  readonly created_at: number
  readonly modified_at: number
  readonly authenticated_at: number
}

const columns = sql`device_key, name, remembered, created_at, modified_at, authenticated_at`

/** Refuses where the pool does not track the user's devices. */
export function requireTracking(user: User): void {
  if (!user.tracks_devices) throw new IdentityError('devicesNotTracked')
}

/** The part of a sign-in's answer that offers a new device to remember; nothing for a device that is known. */
export function deviceMetadata({ database, clock }: World, user: User, deviceKey: string | undefined) {
  if (!user.tracks_devices) return {}
  const now = clock.now()
  const known = run(
    database,
    sql`UPDATE devices SET authenticated_at = ${now} WHERE sub = ${user.sub} AND device_key = ${deviceKey ?? ''} AND name IS NOT NULL`,
  )
  if (known > 0) return {}
  const device = {
    DeviceKey: `${userPool.region}_${randomUUID()}`,
    DeviceGroupKey: `-${randomBytes(4).toString('hex')}`,
  }
  insert(database, 'devices', {
    device_key: device.DeviceKey,
    sub: user.sub,
    created_at: now,
    modified_at: now,
    authenticated_at: now,
  })
  return { NewDeviceMetadata: device }
}

/** A page of a user's confirmed devices, the oldest first, that begins behind a device. */
export function devicesOf(database: DatabaseSync, sub: string, limit: number, behind: string | undefined): Device[] {
  return all<Device>(
    database,
    sql`SELECT ${columns} FROM devices WHERE sub = ${sub} AND name IS NOT NULL
       AND rowid > coalesce((SELECT rowid FROM devices WHERE device_key = ${behind ?? null}), 0)
     ORDER BY rowid LIMIT ${limit}`,
  )
}

export function isDeviceOf(database: DatabaseSync, sub: string, deviceKey: string): boolean {
  return one(database, sql`SELECT 1 FROM devices WHERE sub = ${sub} AND device_key = ${deviceKey}`) !== undefined
}
