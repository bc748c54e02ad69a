const longestLine = 160

/** A declaration on one line, with a library's types by their names alone: `ObjectSchema<…>`. */
export function abridge(text: string): string {
  let short = text.replaceAll(/\s+/g, ' ').replace(/;$/, '').replaceAll(/import\("\.[^"]*"\)\./g, '')
  const library = /(?:import\("[^"]*"\)|\b[a-zA-Z]\w*)\.(\w+)</
  for (let found = library.exec(short); found; found = library.exec(short)) {
    const start = found.index + found[0].length
    short = `${short.slice(0, found.index)}${found[1]}<…>${short.slice(endOfGroup(short, start) + 1)}`
  }
  return short.replaceAll(/import\("[^"]*"\)\./g, '').replaceAll('"', "'")
}

/** Puts each member of a long object, and each alternative of a long union, on a line of its own. */
export function fold(line: string, indent = ''): string {
  if (indent.length + line.length <= longestLine) return indent + line
  const equals = line.indexOf(' = ') + ' = '.length
  const alternatives = equals > 2 ? splitOutsideGroups(line.slice(equals), ' | ') : []
  if (alternatives.length > 1) {
    return [indent + line.slice(0, equals).trimEnd(), ...alternatives.map((text) => fold(`| ${text}`, `${indent}  `))].join('\n')
  }
  const open = line.indexOf('{ ') + 1
  if (open === 0) return indent + line
  const close = endOfGroup(line, open)
  const members = splitOutsideGroups(line.slice(open + 1, close).trimEnd().replace(/;$/, ''), '; ')
  return [indent + line.slice(0, open), ...members.map((member) => fold(`${member};`, `${indent}  `)), fold(line.slice(close), indent)].join('\n')
}

function splitOutsideGroups(text: string, separator: string): string[] {
  const parts: string[] = []
  let start = 0
  for (let index = 0; index < text.length; index++) {
    if ('{([<'.includes(text[index] ?? '')) index = endOfGroup(text, index + 1)
    else if (text.startsWith(separator, index)) {
      parts.push(text.slice(start, index))
      start = index + separator.length
    }
  }
  return [...parts, text.slice(start)]
}

/** Where the group ends whose opening bracket stands before an index. An arrow's `>` closes nothing. */
function endOfGroup(text: string, start: number): number {
  let depth = 1
  let index = start
  for (; index < text.length; index++) {
    if ('{([<'.includes(text[index] ?? '')) depth++
    if ('})]>'.includes(text[index] ?? '') && text[index - 1] !== '=' && --depth === 0) break
  }
  return index
}
