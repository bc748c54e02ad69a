import type { Operation } from './operation.ts'
import { confirmSignUp, resendConfirmationCode } from './operations/confirm-sign-up.ts'
import { confirmDevice, forgetDevice, listDevices, updateDeviceStatus } from './operations/devices.ts'
import { getCredentialsForIdentity, getId } from './operations/identity-pool.ts'
import { getTokensFromRefreshToken, initiateAuth } from './operations/initiate-auth.ts'
import { associateSoftwareToken, setUserMfaPreference, verifySoftwareToken } from './operations/mfa.ts'
import { changePassword, confirmForgotPassword, forgotPassword } from './operations/password.ts'
import { respondToAuthChallenge } from './operations/respond-to-auth-challenge.ts'
import { deleteUser, globalSignOut, revokeToken } from './operations/session-end.ts'
import { signUp } from './operations/sign-up.ts'
import {
  deleteUserAttributes,
  getUser,
  getUserAttributeVerificationCode,
  updateUserAttributes,
  verifyUserAttribute,
} from './operations/user-attributes.ts'

/** Every operation that the platform speaks, by the `X-Amz-Target` that names it. */
export const operations: ReadonlyMap<string, Operation> = new Map([
  ...ofService('AWSCognitoIdentityProviderService', {
    SignUp: signUp,
    ConfirmSignUp: confirmSignUp,
    ResendConfirmationCode: resendConfirmationCode,
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
    SetUserMFAPreference: setUserMfaPreference,
    ListDevices: listDevices,
    ConfirmDevice: confirmDevice,
    UpdateDeviceStatus: updateDeviceStatus,
    ForgetDevice: forgetDevice,
  }),
  ...ofService('AWSCognitoIdentityService', {
    GetId: getId,
    GetCredentialsForIdentity: getCredentialsForIdentity,
  }),
])

function ofService(service: string, named: Readonly<Record<string, Operation>>): [string, Operation][] {
  return Object.entries(named).map(([name, operation]) => [`${service}.${name}`, operation])
}
