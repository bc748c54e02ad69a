import { parseUrl } from '../format/parse-url.ts'

/** An image's address, if a page may show it: http(s) or a path here; undefined for `javascript:`, `data:` or `//host`. */
export function imageSource(address: string | null | undefined): string | undefined {
  const trimmed = address?.trim() ?? ''
  if (/^\/(?![/\\])/.test(trimmed)) return trimmed
  return /^https?:\/\//i.test(trimmed) && parseUrl(trimmed) ? trimmed : undefined
}
