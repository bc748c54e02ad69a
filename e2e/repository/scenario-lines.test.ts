import { expect, test } from 'vitest'
import { readScenarios } from '../qa/known.ts'
import { remoteNames } from '../site/parts.ts'
import { readSpecification } from '../verify/spec-lines.ts'

const ofRemotes = remoteNames.map(async (remote) =>
  (await readScenarios(remote)).map((scenario) => ({ remote, ...scenario })),
)
const scenarios = (await Promise.all(ofRemotes)).flat()

test('a scenario names lines that the specification has', () => {
  const known = new Set(readSpecification().sections.flatMap(({ lines }) => lines.map(({ id }) => id)))
  const shown = scenarios.flatMap(({ lines = [] }) => lines)
  expect(shown.filter((line) => !known.has(line))).toEqual([])
})

test('each scenario of a remote has a name of its own, and says what shows its state', () => {
  const names = scenarios.map(({ remote, slug }) => `${remote}?scenario=${slug}`)
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
  expect(scenarios.filter(({ shows }) => shows.length === 0).map(({ slug }) => slug)).toEqual([])
})

test('a portrait says what shows its screen in any organisation', () => {
  const portraits = scenarios.filter(({ isPortrait, path }) => isPortrait && path.includes('{org}'))
  expect(portraits.length).toBeGreaterThan(0)
  const silent = portraits.filter(({ inEachOrganization = [] }) => inEachOrganization.length === 0)
  expect(silent.map(({ slug }) => slug)).toEqual([])
})
