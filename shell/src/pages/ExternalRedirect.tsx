import { useEffect } from 'react'

/** Leaves the site for a configured address, with nothing to come back to. */
export function ExternalRedirect({ to }: { to: string }) {
  useEffect(() => location.replace(to), [to])
  return null
}
