import type * as refresh from 'react-refresh/runtime'

/*
 * Takes the place of `react-refresh/runtime` in a hot remote: it passes everything to the page's Fast Refresh, the shell's
 * (`page-refresh.ts`). Two builds may have modules of the same name, so the remote's name is put before each.
 */
/** Defined by the build. */
declare const REMOTE_NAME: string

const page = Reflect.get(globalThis, '__PAGE_REFRESH__') as typeof refresh

export const register = (type: unknown, id: string): void => page.register(type, `${REMOTE_NAME} ${id}`)
export const { performReactRefresh, getFamilyByType, isLikelyComponentType, createSignatureFunctionForTransform } = page
/** The shell has done it, before React started. */
export const injectIntoGlobalHook = (): void => undefined
