/** Makes a value when it is first asked for, once: making an Intl format costs a phone ten milliseconds, and few screens need all of them. */
export function onFirstUse<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined
  return () => (made ??= { value: make() }).value
}
