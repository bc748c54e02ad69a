/** The code of the sign-in with Apple or Google, fetched on first use. Rejects if it cannot be fetched. */
export const loadFederatedSignIn = () =>
  import(/* webpackChunkName: "federated-sign-in" */ './federated/federated-sign-in.ts')
