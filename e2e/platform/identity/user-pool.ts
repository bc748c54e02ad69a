/** The pool that the platform stands in for. */
export const userPool = {
  region: 'us-east-1',
  id: 'us-east-1_MeusPontos',
  clientId: 'meuspontoslocal00000000000',
  minimumPasswordLength: 6,
  /** Addresses that the PreSignUp trigger does not admit. */
  blockedEmailDomain: 'descartavel.com.br',
} as const

/** `iss` of every token: the real provider's form, since a session in a database file must survive a restart on other ports. */
export const issuer = `https://cognito-idp.${userPool.region}.amazonaws.com/${userPool.id}`
