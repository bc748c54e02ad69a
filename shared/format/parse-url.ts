/** A text as an absolute address; undefined if it is none. Safari 16 and Firefox 113 lack `URL.canParse`. */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}
