/** An image's address, if a page may show it: http(s) or a path here; undefined for `javascript:`, `data:` or `//host`. */
export function imageSource(address: string | null | undefined): string | undefined {
  const trimmed = address?.trim() ?? ''
  if (/^\/(?![/\\])/.test(trimmed)) return trimmed
  try {
    // Safari 16 and Firefox 113 lack `URL.canParse`.
    return /^https?:\/\//i.test(trimmed) && new URL(trimmed).host ? trimmed : undefined
  } catch {
    return undefined
  }
}
