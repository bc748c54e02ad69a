import type { Operation } from './operation.ts'
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

/** Every operation of the user pool that the product calls, by its name in `X-Amz-Target`. */
export const operations: ReadonlyMap<string, Operation> = new Map(
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
