/*
 * How much data the site accepts from a service (docs/decisions/0030). Each bound is far above what companies send and within what
 * a phone can show; anything above it is a mistake or an attack. Texts are counted in UTF-16 code units, as `length` does.
 */

/** A text shown on a line or two, such as a name or a code. The longest one in the tests has 515. */
export const maxLabel = 1000

/** A text shown as a paragraph, such as a description or a reason. */
export const maxParagraph = 5000

/** A text that is never shown: an identifier, a token, an address. It is sent in an address or a header; servers accept about 8 kB of these. */
export const maxReference = 4096

/** Points, or cents. A longer number does not fit on a phone, and above 9·10¹⁵ it is not exact. */
export const maxAmount = 999_999_999_999

/** An instant in epoch milliseconds: the end of the year 9999, the last one that the API can write. */
export const lastInstantMs = 253_402_300_799_999

/** A customer's organisations, each a link with a logo. */
export const maxOrganizations = 500

/** Entries of a statement, twice the 5,000 that the bench scrolls through. */
export const maxScoreEntries = 10_000

/** Rewards of an organisation, four times the 500 that the bench scrolls through. */
export const maxRewards = 2000

/** Companies at which one reward can be redeemed. */
export const maxRewardCompanies = 1000

/** A customer's requests at an organisation. */
export const maxIntents = 200

/** Vouchers of one wish, expired ones included. */
export const maxVouchers = 1000

/** Colours of an organisation. */
export const maxColors = 100

/** Attributes of a user: the identity provider allows 50 custom ones besides the standard ones. */
export const maxUserAttributes = 100
