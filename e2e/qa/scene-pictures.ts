import type { Scenario } from 'shared/scenarios'

/** The height of every picture, in px. */
export const pictureHeight = 860

export interface ScenePicture {
  /** Its file's name, without the ending. */
  readonly file: string
  /** Of the screen, in px. */
  readonly width: number
  /** Instead of the scenario's own organisation. */
  readonly org?: string
}

/** The seed's organisations whose looks are hard: nearly white, yellow without a logo, a very long name, hostile colours. */
const specialOrganizations = ['nuvem', 'mercado-sol', 'associacao-dos-comerciantes', 'hostil']

/** The pictures of a scenario: one on a phone; of a portrait also on other screens, and in other brands. */
export function picturesOf({ slug, path, isPortrait }: Scenario): readonly ScenePicture[] {
  const usual = { file: slug, width: 412 }
  if (!isPortrait) return [usual]
  const orgs = path.includes('{org}') ? specialOrganizations : []
  return [
    usual,
    ...[320, 1280].map((width) => ({ file: `${slug}-${width}`, width })),
    ...orgs.map((org) => ({ file: `${slug}-${org}`, width: 412, org })),
  ]
}
