import { randomBytes, randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { World } from '../context.ts'
import { insert, one, run } from '../database/query.ts'
import { IdentityError } from './errors.ts'
import { userPool } from './user-pool.ts'
import type { User } from './users.ts'

/** Refuses where the pool does not track the user's devices. */
export function requireTracking(user: User): void {
  if (!user.tracks_devices) throw new IdentityError('devicesNotTracked')
}

/** The part of a sign-in's answer that offers a new device to remember; nothing for a device that is known. */
export function deviceMetadata({ database, clock }: World, user: User, deviceKey: string | undefined) {
  if (!user.tracks_devices) return {}
  const now = clock.now()
  const known = run(database)`UPDATE devices SET authenticated_at = ${now}
    WHERE sub = ${user.sub} AND device_key = ${deviceKey ?? ''} AND name IS NOT NULL`
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

export function isDeviceOf(database: DatabaseSync, sub: string, deviceKey: string): boolean {
  return one(database)`SELECT 1 FROM devices WHERE sub = ${sub} AND device_key = ${deviceKey}` !== undefined
}
