/** The organisation of the seed that the bench uses. */
export const homePath = '/padaria'

/** The final total as assistive technology reads it (`mf-home/src/points/PointsHero.tsx`). */
const pointsText = /^1\.250\spontos$/

/** A customer of the seed at an organisation. */
export interface BenchCustomer {
  readonly phone: string
  readonly homePath: string
  /** The final total there. */
  readonly pointsText: RegExp
}

export const mainCustomer: BenchCustomer = { phone: '11912345678', homePath, pointsText }

/** The customer with five thousand entries, at the organisation with five hundred rewards. */
export const longLists = {
  customer: { phone: '11930000020', homePath: '/atacado', pointsText: /^18\.400\spontos$/ },
  statementPath: '/atacado/scores',
  rewardsPath: '/atacado/rewards',
} as const satisfies { readonly customer: BenchCustomer; readonly statementPath: string; readonly rewardsPath: string }

/** A screen that is shown once an element with a role has a text. */
export interface Seen {
  readonly role: string
  readonly text: RegExp
}

export const homeSeen: Seen = { role: 'status', text: pointsText }
export const signInSeen: Seen = { role: 'tab', text: /^Redefinir$/ }
