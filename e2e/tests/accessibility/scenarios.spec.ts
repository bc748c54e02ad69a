import type { RemoteName } from 'shared/federation'
import { data } from 'shared/scenarios'
import { full, workerTest as test } from '../../kit/index.ts'
import type { Scenes } from '../../kit/scenes.ts'
import { readAllStates } from '../../qa/known.ts'
import { displayFor, judge } from './judge.ts'
import { inEveryBrand, inOneBrand } from './views.ts'

/* Is each view accessible, whatever its brand and its display? `alone.spec.ts` of each remote judges every scenario on a phone. */

const setColours = (primary: string) => `colors = '{"primary":"${primary}"}'`

/** What the organisations become. The last two differ in more than colours: a name of several lines, an initial instead of a broken logo. */
const brands = [
  { brand: 'orange', sets: 'colors = colors' },
  { brand: 'nearly white', sets: `colors = '{"primary":"#fdfcf7","secondary":"#e8f1f7"}'` },
  { brand: 'red', sets: setColours('#ff0000') },
  { brand: 'mid-grey', sets: setColours('#808080') },
  { brand: 'black', sets: setColours('#000000') },
  {
    brand: 'a very long name',
    sets: "name = (SELECT name FROM organizations WHERE key = 'associacao-dos-comerciantes')",
  },
  {
    brand: 'yellow, without a logo',
    sets: "(brand, colors) = (SELECT brand, colors FROM organizations WHERE key = 'mercado-sol')",
  },
] as const

const allStates = await readAllStates()

async function judgeScenario(scenes: Scenes, remote: RemoteName, slug: string, view: number, brand: number) {
  const scenario = allStates.get(remote)?.scenarios.find((one) => one.slug === slug)
  const sets = brands[brand]?.sets
  if (!scenario || !sets) throw new Error(`no scenario ${slug}`)
  const changes = [data(`UPDATE organizations SET ${sets}`), ...(scenario.changes ?? [])]
  await scenes.show(remote, { ...scenario, changes }, { file: slug, width: 412 })
  await judge(scenes.page, `${slug}, ${brands[brand]?.brand}`, [displayFor(view, brand)])
}

for (const [view, [remote, slug]] of inEveryBrand.entries()) {
  for (const [place, { brand }] of brands.entries()) {
    // The hardest brand in each run, all others in the full suite.
    const tag = brand === 'nearly white' ? [] : [full]
    test(`${remote}, ${slug} is accessible: ${brand}`, { tag }, ({ scenes }) =>
      judgeScenario(scenes, remote, slug, view, place),
    )
  }
}

for (const [view, [remote, slug]] of inOneBrand.entries()) {
  test(`${remote}, ${slug} is accessible`, { tag: full }, ({ scenes }) =>
    judgeScenario(scenes, remote, slug, view, view % brands.length),
  )
}
