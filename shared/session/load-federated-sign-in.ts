/** Signing in with Apple or Google, fetched on first use. Rejects where it cannot be fetched. */
export const loadFederatedSignIn = () => import(/* webpackChunkName: "federated-sign-in" */ './federated/federated-sign-in.ts')
