// Replaces a module that nobody calls (`internals.ts`): what calls into it throws.
module.exports = {}
