import type { PlatformContext } from '../../context.ts'
import { Sql, run, sql } from '../../database/query.ts'
import { devicesOf, isDeviceOf, requireTracking, type Device } from '../devices.ts'
import { IdentityError } from '../errors.ts'
import { optionalText, text, textMap, type Input, type Operation } from '../operation.ts'
import { userByAccessToken } from '../sessions.ts'

/** The longest page of ListDevices (spec §9). */
const maximumPage = 60

/** The device of a sign-in's NewDeviceMetadata gets its name, and is known from now on. */
export const confirmDevice: Operation = async (input, context) => {
  const { sub, deviceKey } = await requireDevice(input, context)
  const verifier = textMap(input, 'DeviceSecretVerifierConfig')
  text(verifier, 'PasswordVerifier')
  text(verifier, 'Salt')
  const name = optionalText(input, 'DeviceName') ?? deviceKey
  change(context, 'name', name, sub, deviceKey)
  // Cognito's 'user opt-in': remembered only after UpdateDeviceStatus.
  return { UserConfirmationNecessary: true }
}

export const updateDeviceStatus: Operation = async (input, context) => {
  const { sub, deviceKey } = await requireDevice(input, context)
  const status = text(input, 'DeviceRememberedStatus')
  if (status !== 'remembered' && status !== 'not_remembered') {
    throw new IdentityError('parameterNotAllowed', { parameter: 'DeviceRememberedStatus' })
  }
  change(context, 'remembered', status === 'remembered' ? 1 : 0, sub, deviceKey)
  return {}
}

export const forgetDevice: Operation = async (input, context) => {
  const { sub, deviceKey } = await requireDevice(input, context)
  run(context.database, sql`DELETE FROM devices WHERE sub = ${sub} AND device_key = ${deviceKey}`)
  return {}
}

export const listDevices: Operation = async (input, context) => {
  const user = await userByAccessToken(context, text(input, 'AccessToken'))
  requireTracking(user)
  const limit = typeof input['Limit'] === 'number' ? input['Limit'] : maximumPage
  if (limit > maximumPage)
    throw new IdentityError('limitTooHigh', { value: String(limit), maximum: String(maximumPage) })
  const behind = optionalText(input, 'PaginationToken')
  if (behind !== undefined && !isDeviceOf(context.database, user.sub, behind))
    throw new IdentityError('paginationTokenInvalid')
  // One more than asked for tells whether there is a further page.
  const devices = devicesOf(context.database, user.sub, limit + 1, behind)
  const page = devices.slice(0, limit)
  return {
    Devices: page.map(deviceDocument),
    ...(devices.length > limit ? { PaginationToken: page.at(-1)?.device_key } : {}),
  }
}

async function requireDevice(input: Input, context: PlatformContext): Promise<{ sub: string; deviceKey: string }> {
  const user = await userByAccessToken(context, text(input, 'AccessToken'))
  requireTracking(user)
  const deviceKey = text(input, 'DeviceKey')
  if (!isDeviceOf(context.database, user.sub, deviceKey)) throw new IdentityError('deviceNotFound')
  return { sub: user.sub, deviceKey }
}

function change(
  { database, clock }: PlatformContext,
  column: 'name' | 'remembered',
  value: string | number,
  sub: string,
  deviceKey: string,
): void {
  run(
    database,
    sql`UPDATE devices SET ${new Sql(column)} = ${value}, modified_at = ${clock.now()} WHERE sub = ${sub} AND device_key = ${deviceKey}`,
  )
}

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
