/*
 * A cookie that says that this browser last had a session, so that the server may preload the
 * console instead of the sign-in form. It names nobody and permits nothing.
 */
const name = 'signed_in'

export const signedInHint = {
  set(signedIn: boolean): void {
    document.cookie = `${name}=${signedIn ? 1 : ''}; path=/; samesite=lax; max-age=${signedIn ? 31_536_000 : 0}`
  },
  /** @param cookies a `Cookie` header */
  isIn: (cookies: string): boolean => cookies.split('; ').includes(`${name}=1`),
}
