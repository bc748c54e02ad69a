/** The prefix of the identity client's storage entries, such as `CognitoIdentityServiceProvider.client.+5511912345678.idToken`. */
export const entryPrefix = (clientId: string): string => `CognitoIdentityServiceProvider.${clientId}.`

/** The name of the entry that says whose session is stored. Without this entry the identity client finds no session. */
export const ownerEntry = (clientId: string): string => `${entryPrefix(clientId)}LastAuthUser`
