/** Takes the place of axios's cookies (`internals.ts`): it asks them, even if a request sends none of them. Ours never do. */
const noCookies = { read: () => null, readAsync: () => Promise.resolve(null) }
export default noCookies
