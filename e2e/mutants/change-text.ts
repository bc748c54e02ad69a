import { UselessFault, type Fault } from './fault.ts'

/** @throws {UselessFault} if the fault does not say which line it changes */
export function changeText(text: string, { file, from, to }: Fault): string {
  if (from.includes('\n') || to.includes('\n')) throw new UselessFault(`${file}: "${from}" is more than one line`)
  if (from === to || from === '') throw new UselessFault(`${file}: "${from}" would stay as it is`)
  const occurrences = text.split(from).length - 1
  if (occurrences !== 1) throw new UselessFault(`${file} has "${from}" ${occurrences} times and not once`)
  // A function, since `$` has a meaning in a replacement text.
  return text.replace(from, () => to)
}
