import { expect, test } from 'vitest'
import { brands } from './brands.ts'
import { displays, displaysFor, type Display } from './displays.ts'
import { signedInViews, signedOutViews } from './views.ts'

for (const { walk, views } of [
  { walk: 'signed out', views: signedOutViews.length },
  { walk: 'signed in', views: signedInViews.length },
]) {
  test(`every two of view, brand, colours, screen and text size meet: ${walk}`, () => {
    const placesOf = (count: number) => [...Array(count).keys()]
    const rows = (displaysOf: (view: number, brand: number) => readonly Display[]) =>
      placesOf(views).flatMap((view) =>
        placesOf(brands.length).flatMap((brand) =>
          displaysOf(view, brand).map((display) => factorsOf(view, brand, display)),
        ),
      )
    expect(pairsOf(rows(displaysFor))).toEqual(pairsOf(rows(() => displays)))
  })
}

const factorsOf = (view: number, brand: number, { colours, width, textSize }: Display): readonly string[] => [
  `view ${view}`,
  `brand ${brand}`,
  colours,
  `${width} px`,
  textSize,
]

const pairsOf = (rows: readonly (readonly string[])[]): ReadonlySet<string> =>
  new Set(
    rows.flatMap((row) => row.flatMap((one, place) => row.slice(place + 1).map((other) => `${one} with ${other}`))),
  )
