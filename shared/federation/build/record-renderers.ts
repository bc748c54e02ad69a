/*
 * What the refreshable shell runs first. A remote's Fast Refresh comes long after React's renderer has announced itself to
 * the page's hook, and finds it only where the hook has kept it, as the React DevTools' hook does. Without them, this one
 * does. Its shape is what `react-refresh/runtime` calls (`injectIntoGlobalHook`); that of its own forgets renderers.
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
