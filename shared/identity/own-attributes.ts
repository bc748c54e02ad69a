/** Whether an attribute is the provider's own: `sub` and every `*_verified` are written by nobody else (spec §5). */
export const isProvidersOwn = (attribute: string) => attribute === 'sub' || attribute.endsWith('_verified')
