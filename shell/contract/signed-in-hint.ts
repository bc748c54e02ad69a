/*
 * A cookie that says that this browser had a session at its last visit, so that the server can preload the console instead of the
 * sign-in form. It identifies nobody and gives no access.
 */
const name = 'signed_in'

export const signedInHint = {
  set(signedIn: boolean): void {
    const secure = location.protocol === 'https:' ? '; secure' : ''
    document.cookie = `${name}=${signedIn ? 1 : ''}; path=/; samesite=lax; max-age=${signedIn ? 31_536_000 : 0}${secure}`
  },
  /** @param cookies a `Cookie` header */
  isIn: (cookies: string): boolean => cookies.split('; ').includes(`${name}=1`),
}
