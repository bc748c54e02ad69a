/*
 * The entry of a chunk of its own: what a signed-in customer may change, and what no sign-in needs.
 */
export { deleteAttributes } from './delete-attributes.ts'
export { deleteAccount } from './delete-account.ts'
export { forgetDevice, forgetThisDevice, listDevices, rememberDevice, type Device } from './devices.ts'
export { fetchPreferredMfa, type PreferredMfa } from './mfa.ts'
export { changePassword, confirmForgotPassword, forgotPassword, type ForgottenPassword } from './password.ts'
