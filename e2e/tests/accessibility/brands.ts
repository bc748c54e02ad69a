/** A look that an organisation may have. */
export interface Brand {
  readonly name: string
  /** The organisation of the seed that has it. */
  readonly key: string
  /** What it has instead of the seed's colours. */
  readonly colors?: Readonly<Record<string, string>>
}

/** The last two differ in more than colours: a name of several lines, an initial instead of a broken logo. */
export const brands: readonly Brand[] = [
  { name: 'orange', key: 'padaria' },
  { name: 'nearly white', key: 'padaria', colors: { primary: '#fdfcf7', secondary: '#e8f1f7' } },
  { name: 'red', key: 'padaria', colors: { primary: '#ff0000' } },
  { name: 'mid-grey', key: 'padaria', colors: { primary: '#808080' } },
  { name: 'black', key: 'padaria', colors: { primary: '#000000' } },
  { name: 'a very long name', key: 'associacao-dos-comerciantes' },
  { name: 'yellow, without a logo', key: 'mercado-sol' },
]
