/*
 * The federation runtime takes plugins, and even its own constructor, from a global variable that anything in the page may have filled:
 * with them another version of a remote could be loaded. Here nothing is taken from it. It must be evaluated before the runtime.
 */
const federation = {
  get __GLOBAL_PLUGIN__(): readonly never[] {
    return []
  },
  get __DEBUG_CONSTRUCTOR__(): undefined {
    return undefined
  },
  // Without it, the runtime could not start while its log is on (`FEDERATION_DEBUG` in local storage).
  set __DEBUG_CONSTRUCTOR__(_: undefined) {},
}

// A variable that cannot be replaced is refused: this throws, and no screen is loaded.
Object.defineProperty(globalThis, '__FEDERATION__', { value: federation, writable: false })
