import type { DatabaseSync } from 'node:sqlite'
import type { AuthHelperRequest } from 'shared/contract'
import type { PlatformContext } from '../context.ts'
import { serveContract } from '../http/contract-routes.ts'
import { Problem } from '../http/problem.ts'
import { createServiceApp, type ServiceApp } from '../http/service-app.ts'
import { IdentityError } from '../identity/errors.ts'
import { attributesOf, userByAttribute } from '../identity/users.ts'
import { sendHelperCode, verifyHelperCode } from './codes.ts'

/** The authentication helper: one address; `event` names the operation. */
export function createAuthHelperService(context: PlatformContext): ServiceApp {
  const { database } = context
  const app = createServiceApp('authHelper', context)

  app.onError((error, c) => {
    const { message } = error
    if (error instanceof IdentityError)
      return c.json({ name: error.type, message }, error.type === 'UserNotFoundException' ? 404 : 400)
    if (error instanceof Problem)
      return c.json({ name: 'InvalidParameterException', message, field: error.field }, error.status)
    console.error('[platform] authHelper', error)
    return c.json({ name: 'InternalErrorException', message: 'Internal error of the local platform' }, 500)
  })

  const answer = ({ body }: { body: AuthHelperRequest }) => {
    switch (body.event) {
      case 'sms':
      case 'call':
        return { data: sendHelperCode(context, body) }
      case 'verify':
        verifyHelperCode(context, body)
        return { data: { verified: true } }
      case 'identify':
        return { data: identify(database, body.phone_number) }
    }
  }
  // The three share one path.
  serveContract(app, context, 'authHelper', { sendCode: answer, verifyCode: answer, identify: answer })
  return app
}

/** Returns only what the sign-in screen needs to choose its view for a phone number (spec §4). */
function identify(database: DatabaseSync, phoneNumber: string) {
  const user = userByAttribute(database, 'phone_number', phoneNumber)
  if (!user) return { user: null }
  const attributes = attributesOf(database, user.sub)
  const shown = ['phone_number', 'phone_number_verified'].filter((name) => attributes[name] !== undefined)
  return {
    user: {
      UserStatus: user.status,
      Username: user.username,
      Attributes: shown.map((name) => ({ Name: name, Value: attributes[name] })),
    },
  }
}
