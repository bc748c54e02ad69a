/* Takes the place of the sentences that describe the federation runtime's errors. */
export const runtimeDescMap = {}
export const typeDescMap = {}
export const buildDescMap = {}
export const errorDescMap = {}
