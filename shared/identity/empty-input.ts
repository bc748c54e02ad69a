/** What an empty username, password, code or device gets: refused before any call (spec §5). */
export const empty = { ok: false, error: { kind: 'empty-input' } } as const
