/** The seed's organisation that the bench looks at. */
export const homePath = '/padaria'

/** The final total as assistive technology reads it (`mf-home/src/points/PointsHero.tsx`). */
export const pointsText = /^1\.250\spontos$/

/** A screen that is there when an element of a role has a text. */
export interface Seen {
  readonly role: string
  readonly text: RegExp
}

export const homeSeen: Seen = { role: 'status', text: pointsText }
export const signInSeen: Seen = { role: 'tab', text: /^Redefinir$/ }
