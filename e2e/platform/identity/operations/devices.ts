import type { PlatformContext } from '../../context.ts'
import { all, run } from '../../database/query.ts'
import { isDeviceOf, requireTracking } from '../devices.ts'
import { IdentityError } from '../errors.ts'
import { optionalText, text, textMap, type Input, type Operation } from '../operation.ts'
import { ofSignedIn } from '../sessions.ts'

/** The longest page of ListDevices (spec §9). */
const maximumPage = 60

interface Device {
  readonly device_key: string
  readonly name: string
  readonly remembered: 0 | 1
  readonly created_at: number
  readonly modified_at: number
  readonly authenticated_at: number
}

/** An operation on one of the user's devices. */
const ofDevice = (operate: (deviceKey: string, input: Input, context: PlatformContext) => ReturnType<Operation>) =>
  ofSignedIn((user, input, context) => {
    requireTracking(user)
    const deviceKey = text(input, 'DeviceKey')
    if (!isDeviceOf(context.database, user.sub, deviceKey)) throw new IdentityError('deviceNotFound')
    return operate(deviceKey, input, context)
  })

/** The device of a sign-in's NewDeviceMetadata gets its name, and is known from now on. */
export const ConfirmDevice = ofDevice((deviceKey, input, context) => {
  const verifier = textMap(input, 'DeviceSecretVerifierConfig')
  text(verifier, 'PasswordVerifier')
  text(verifier, 'Salt')
  const name = optionalText(input, 'DeviceName') ?? deviceKey
  run(context.database)`UPDATE devices SET name = ${name}, modified_at = ${context.clock.now()}
    WHERE device_key = ${deviceKey}`
  // Cognito's 'user opt-in': remembered only after UpdateDeviceStatus.
  return { UserConfirmationNecessary: true }
})

export const UpdateDeviceStatus = ofDevice((deviceKey, input, context) => {
  if (text(input, 'DeviceRememberedStatus') !== 'remembered')
    throw new IdentityError('parameterNotAllowed', { parameter: 'DeviceRememberedStatus' })
  run(context.database)`UPDATE devices SET remembered = 1, modified_at = ${context.clock.now()}
    WHERE device_key = ${deviceKey}`
})

export const ForgetDevice = ofDevice((deviceKey, _, { database }) => {
  run(database)`DELETE FROM devices WHERE device_key = ${deviceKey}`
})

/** A page of the user's confirmed devices, the oldest first. */
export const ListDevices = ofSignedIn((user, input, { database }) => {
  requireTracking(user)
  const limit = typeof input['Limit'] === 'number' ? input['Limit'] : maximumPage
  if (limit > maximumPage)
    throw new IdentityError('limitTooHigh', { value: String(limit), maximum: String(maximumPage) })
  const behind = optionalText(input, 'PaginationToken') ?? null
  if (behind !== null && !isDeviceOf(database, user.sub, behind)) throw new IdentityError('paginationTokenInvalid')
  // One more than asked for tells whether there is a further page.
  const devices = all<Device>(database)`SELECT device_key, name, remembered, created_at, modified_at, authenticated_at
    FROM devices WHERE sub = ${user.sub} AND name IS NOT NULL
    AND rowid > coalesce((SELECT rowid FROM devices WHERE device_key = ${behind}), 0)
    ORDER BY rowid LIMIT ${limit + 1}`
  const page = devices.slice(0, limit)
  return {
    Devices: page.map(deviceDocument),
    ...(devices.length > limit ? { PaginationToken: page.at(-1)?.device_key } : {}),
  }
})

/** Instants as the JSON protocol has them: seconds. */
function deviceDocument({ device_key, name, remembered, created_at, modified_at, authenticated_at }: Device) {
  return {
    DeviceKey: device_key,
    DeviceAttributes: [
      { Name: 'device_status', Value: 'valid' },
      { Name: 'device_name', Value: name },
      { Name: 'dev:device_remembered_status', Value: remembered ? 'remembered' : 'not_remembered' },
      { Name: 'last_ip_used', Value: '127.0.0.1' },
    ],
    DeviceCreateDate: created_at / 1000,
    DeviceLastModifiedDate: modified_at / 1000,
    DeviceLastAuthenticatedDate: authenticated_at / 1000,
  }
}
