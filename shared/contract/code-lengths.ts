/** How many digits a confirmation code has, by the channel that it comes through (spec §4). */
export const codeLengths = { call: 4, sms: 5, identity: 6 }
