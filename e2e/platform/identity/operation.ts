import type { PlatformContext } from '../context.ts'
import { IdentityError } from './errors.ts'

export type Input = Readonly<Record<string, unknown>>

/** One operation of the protocol: its input in, its answer out, which may be empty; refusals are thrown. */
export type Operation = (input: Input, context: PlatformContext) => object | void | Promise<object | void>

export function text(input: Input, parameter: string): string {
  const value = input[parameter]
  if (typeof value !== 'string' || value === '') throw new IdentityError('missingParameter', { parameter })
  return value
}

export function optionalText(input: Input, parameter: string): string | undefined {
  return input[parameter] === undefined || input[parameter] === null ? undefined : text(input, parameter)
}

/** A required map of texts, such as AuthParameters. */
export function textMap(input: Input, parameter: string): Record<string, string> {
  const value = input[parameter]
  if (typeof value !== 'object' || value === null) throw new IdentityError('missingParameter', { parameter })
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, String(entry)]))
}

/** A list of `{ Name, Value }` pairs, such as UserAttributes; a missing one is empty. */
export function attributeMap(input: Input, parameter: string): Record<string, string> {
  const value = input[parameter] ?? []
  if (!Array.isArray(value)) throw new IdentityError('missingParameter', { parameter })
  return Object.fromEntries(
    value.map((pair: Input) => [text(pair, 'Name'), typeof pair['Value'] === 'string' ? pair['Value'] : '']),
  )
}

export function textList(input: Input, parameter: string): string[] {
  const value = input[parameter]
  if (!Array.isArray(value)) throw new IdentityError('missingParameter', { parameter })
  return value.map(String)
}
