import { expect, test } from 'vitest'
import { readAllScenarios } from '../qa/known.ts'
import { readSpecification } from '../verify/spec-lines.ts'

const scenarios = [...(await readAllScenarios())].flatMap(([remote, ofRemote]) =>
  ofRemote.map((scenario) => ({ remote, ...scenario })),
)
const specified = readSpecification().sections.flatMap(({ lines }) => lines)
const shown = new Set(scenarios.flatMap(({ lines = [] }) => lines))

test('each state of the specification has a scenario, and so an address', () => {
  expect(
    specified.filter(({ id, state }) => state && !shown.has(id)).map(({ id, statement }) => `${id} ${statement}`),
  ).toEqual([])
})

test('a scenario names lines that the specification has', () => {
  const known = new Set(specified.map(({ id }) => id))
  expect([...shown].filter((line) => !known.has(line))).toEqual([])
})

test('each scenario of a remote has a name of its own, and says what shows its state', () => {
  const names = scenarios.map(({ remote, slug }) => `${remote}?scenario=${slug}`)
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
  expect(scenarios.filter(({ shows }) => shows.length === 0).map(({ slug }) => slug)).toEqual([])
})

test('a portrait says what shows its screen in any organisation', () => {
  const portraits = scenarios.filter(({ isPortrait, path }) => isPortrait && path.includes('{org}'))
  expect(portraits.length).toBeGreaterThan(0)
  expect(
    portraits.filter(({ inEachOrganization = [] }) => inEachOrganization.length === 0).map(({ slug }) => slug),
  ).toEqual([])
})
