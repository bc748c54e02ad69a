import { randomUUID } from 'node:crypto'
import type { PlatformContext } from '../context.ts'
import { createServiceApp, type ServiceApp } from '../http/service-app.ts'
import { IdentityError } from './errors.ts'
import type { Input, Operation } from './operation.ts'
import { associateSoftwareToken, respondToAuthChallenge, verifySoftwareToken } from './operations/challenges.ts'
import { confirmDevice, forgetDevice, listDevices, updateDeviceStatus } from './operations/devices.ts'
import { getTokensFromRefreshToken, initiateAuth } from './operations/initiate-auth.ts'
import { changePassword, confirmForgotPassword, forgotPassword } from './operations/password.ts'
import { deleteUser, globalSignOut, revokeToken } from './operations/session-end.ts'
import { confirmSignUp, signUp } from './operations/sign-up.ts'
import {
  deleteUserAttributes,
  getUser,
  getUserAttributeVerificationCode,
  updateUserAttributes,
  verifyUserAttribute,
} from './operations/user-attributes.ts'
import { userPool } from './user-pool.ts'

const contentType = 'application/x-amz-json-1.1'

/** Every operation of the user pool that the product calls, by its name in `X-Amz-Target`. */
const operations: ReadonlyMap<string, Operation> = new Map(
  Object.entries({
    SignUp: signUp,
    ConfirmSignUp: confirmSignUp,
    InitiateAuth: initiateAuth,
    RespondToAuthChallenge: respondToAuthChallenge,
    GetTokensFromRefreshToken: getTokensFromRefreshToken,
    GetUser: getUser,
    UpdateUserAttributes: updateUserAttributes,
    DeleteUserAttributes: deleteUserAttributes,
    GetUserAttributeVerificationCode: getUserAttributeVerificationCode,
    VerifyUserAttribute: verifyUserAttribute,
    ChangePassword: changePassword,
    ForgotPassword: forgotPassword,
    ConfirmForgotPassword: confirmForgotPassword,
    GlobalSignOut: globalSignOut,
    RevokeToken: revokeToken,
    DeleteUser: deleteUser,
    AssociateSoftwareToken: associateSoftwareToken,
    VerifySoftwareToken: verifySoftwareToken,
    ListDevices: listDevices,
    ConfirmDevice: confirmDevice,
    UpdateDeviceStatus: updateDeviceStatus,
    ForgetDevice: forgetDevice,
  }),
)

/** Cognito's user pool, over its wire protocol: JSON 1.1 with `X-Amz-Target`. */
export function createIdentityService(context: PlatformContext): ServiceApp {
  const app = createServiceApp('identity', context)

  app.get(`/${userPool.id}/.well-known/jwks.json`, (c) => c.json({ keys: [context.signingKey.publicJwk] }))

  app.post('/', async (c) => {
    const target = c.req.header('x-amz-target') ?? ''
    c.header('content-type', contentType)
    c.header('x-amzn-requestid', randomUUID())
    try {
      const operation = operations.get(target.replace('AWSCognitoIdentityProviderService.', ''))
      if (!operation) throw new IdentityError('unknownOperation', { operation: target })
      const input = await readInput(c.req.raw)
      return c.body(JSON.stringify(await operation(input, context)))
    } catch (error) {
      if (!(error instanceof IdentityError)) throw error
      c.header('x-amzn-errortype', error.type)
      return c.body(JSON.stringify({ __type: error.type, message: error.message }), 400)
    }
  })
  return app
}

async function readInput(request: Request): Promise<Input> {
  const document: unknown = await request.json().catch(() => undefined)
  if (typeof document !== 'object' || document === null) throw new IdentityError('malformedRequest')
  const input = document as Input
  const clientId = input['ClientId']
  if (clientId !== undefined && clientId !== userPool.clientId) {
    throw new IdentityError('clientNotFound', { clientId: JSON.stringify(clientId) })
  }
  return input
}
