const notCompared = 'picture not compared'

interface Suite {
  readonly suites?: readonly Suite[]
  readonly specs?: readonly { readonly tests: readonly { readonly annotations: readonly { readonly type: string; readonly description?: string }[] }[] }[]
}

/** The pictures that a run did not compare: for each, the browser and fonts that have none. Reads Playwright's JSON report. */
export function picturesNotCompared(report: unknown): readonly string[] {
  const ofSuite = ({ suites = [], specs = [] }: Suite): readonly string[] => [
    ...suites.flatMap(ofSuite),
    ...specs.flatMap(({ tests }) => tests).flatMap(({ annotations }) => annotations.filter(({ type }) => type === notCompared).map(({ description = '' }) => description)),
  ]
  return ofSuite(report as Suite)
}
