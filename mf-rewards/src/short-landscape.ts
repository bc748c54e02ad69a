/** A phone in landscape: too low for one thing below the other, and wide enough for one beside it. */
export const shortLandscape = '@media (orientation: landscape) and (min-width: 30rem) and (max-height: 30rem)'
