import { useEffect } from 'react'

/** Leaves the site for a configured address. The browser's back button skips this page. */
export function ExternalRedirect({ to }: { to: string }) {
  useEffect(() => location.replace(to), [to])
  return null
}
