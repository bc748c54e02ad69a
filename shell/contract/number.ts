/**
 * The number of the contract between the shell in the browser and the server that composes its pages: addresses, page document, answers. Raise
 * it with a change that the other side must know: a server serves only shells that were built for its own.
 */
export const contractNumber = 1
