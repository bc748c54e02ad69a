/**
 * Replaces the page's address, past the router. Safari throws after a hundred changes in thirty seconds; then the address stays as it
 * is. No address is worth a screen.
 */
export function replaceAddress(address: string | URL): void {
  try {
    history.replaceState(history.state, '', address)
  } catch {
    // See above.
  }
}
