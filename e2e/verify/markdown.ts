/** Escapes the marks of tables, tags and emphasis. */
export const escaped = (text: string): string => text.replace(/[|*_`\\]/g, String.raw`\$&`).replaceAll('<', '&lt;')
