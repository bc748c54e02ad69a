/*
 * The refreshable shell runs this first. React's renderer registers with the page's hook when the shell starts. A remote's Fast
 * Refresh starts later, and finds the renderer only if the hook keeps it. The hook of the React DevTools does so; this one is for
 * browsers without them. `react-refresh/runtime` calls it (`injectIntoGlobalHook`), and would itself create a hook that keeps no
 * renderers.
 */
interface RenderersHook {
  readonly renderers: Map<number, unknown>
  readonly supportsFiber: true
  inject(renderer: unknown): number
  onScheduleFiberRoot(): void
  onCommitFiberRoot(): void
  onCommitFiberUnmount(): void
}

const renderers = new Map<number, unknown>()

const hook: RenderersHook = {
  renderers,
  supportsFiber: true,
  inject(renderer) {
    const id = renderers.size + 1
    renderers.set(id, renderer)
    return id
  },
  onScheduleFiberRoot() {},
  onCommitFiberRoot() {},
  onCommitFiberUnmount() {},
}

const hookName = '__REACT_DEVTOOLS_GLOBAL_HOOK__'
if (!(hookName in globalThis)) Reflect.set(globalThis, hookName, hook)
