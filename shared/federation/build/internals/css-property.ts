/*
 * Takes the place of `@pandacss/is-valid-prop`, a list of all properties (`internals.ts`): a prop is a style if the browser has the property,
 * maybe with its own prefix. Names of descriptors, such as `src`, lie in its `style` too, but are attributes.
 */

/** What a promised browser does not know yet, though our components set it. */
const later = new Set(['textWrap'])

const nameOf = (prop: string) => prop.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

export const isCssProperty = (prop: string): boolean =>
  later.has(prop) ||
  /^--|[&@]/.test(prop) ||
  ['', '-webkit-'].some((prefix) => CSS.supports(prefix + nameOf(prop), 'initial'))
