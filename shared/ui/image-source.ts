/**
 * The address of an image from the API, if a page may show it: http(s), or a path on this site. Anything else, such as
 * `javascript:`, `data:` or `//host`, is `undefined`.
 */
export function imageSource(address: string | null | undefined): string | undefined {
  const trimmed = address?.trim() ?? ''
  if (/^\/(?![/\\])/.test(trimmed)) return trimmed
  return /^https?:\/\//i.test(trimmed) && URL.canParse(trimmed) ? trimmed : undefined
}
