import { Amplify, type ResourcesConfig } from 'aws-amplify'

/** The pool that the identity client was pointed at. Throws where it was not, as the client does. */
export function configuredPool(): NonNullable<ResourcesConfig['Auth']> {
  const { Auth } = Amplify.getConfig()
  if (!Auth) throw Object.assign(new Error('No user pool'), { name: 'AuthUserPoolException' })
  return Auth
}
