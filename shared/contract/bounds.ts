/**
 * How much the site takes from a service (docs/decisions/0030). Each bound is far beyond what a company sends, and within what a
 * phone can show: beyond it stands a mistake or an attack. Texts are counted in UTF-16 code units, as `length` does, lists in items.
 */
export const bounds = {
  /** What is shown on a line or two: a name, a code. The longest name of the seed has 107. */
  label: 500,
  /** What is shown as a paragraph: a description, a reason. */
  paragraph: 5000,
  /** What is never shown: an identifier, a token, an address. It goes into an address or a header, of which servers take some 8 kB. */
  reference: 4096,
  /** Points, or cents. What is larger fits no phone, and beyond 9·10¹⁵ a number is not exact. */
  amount: 999_999_999_999,
  /** An instant, in epoch milliseconds: the end of the year 9999, beyond which no date of the API can be written. */
  instantMs: Date.UTC(10_000, 0) - 1,
  /** A customer's organisations. */
  organizations: 1000,
  /** Entries of a statement, twice the 5,000 that the bench scrolls through. */
  scoreEntries: 10_000,
  /** Rewards of an organisation, four times the 500 that the bench scrolls through. */
  rewards: 2000,
  /** Companies at which one reward can be redeemed. */
  rewardCompanies: 1000,
  /** Requests that wait for a customer at an organisation. */
  intents: 200,
  /** Vouchers of one wish, expired ones included. */
  vouchers: 1000,
  /** Colours of an organisation. */
  colors: 100,
  /** Attributes of a user: the identity provider allows 50 of its customers' own beside the standard ones. */
  userAttributes: 100,
} as const
