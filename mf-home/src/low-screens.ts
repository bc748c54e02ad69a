/** A phone held sideways: too low for one thing below the other, and wide enough for one beside it. */
export const shortLandscape = '@media (orientation: landscape) and (min-width: 30rem) and (max-height: 30rem)'

/** The same where the tabs are a rail, as the shell decides. */
export const sideways = '@media (min-width: 40rem) and (max-width: 59.99rem) and (max-height: 30rem)'

/** A narrow screen so low, or so much enlarged, that one thing alone has room. */
export const veryLow = '@media (max-width: 479px) and (max-height: 320px)'
