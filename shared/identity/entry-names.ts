/** What the names of the identity client's entries begin with, such as `CognitoIdentityServiceProvider.client.+5511912345678.idToken`. */
export const entryPrefix = (clientId: string): string => `CognitoIdentityServiceProvider.${clientId}.`

/** The entry that says whose session is stored. Without it the identity client finds no session. */
export const ownerEntry = (clientId: string): string => `${entryPrefix(clientId)}LastAuthUser`
