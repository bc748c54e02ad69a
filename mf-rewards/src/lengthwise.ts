/** A phone held lengthwise: too low for one thing below the other. */
export const lengthwise = '@media (orientation: landscape) and (max-height: 30rem)'
