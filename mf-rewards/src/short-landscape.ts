/** A phone in landscape: too low for one thing below the other. */
export const shortLandscape = '@media (orientation: landscape) and (max-height: 30rem)'
