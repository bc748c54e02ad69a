import type * as refresh from 'react-refresh/runtime'

/* Passes all to the page's Fast Refresh (`page-refresh.ts`), with the remote's name: two builds may have modules of one name. */
/** Defined by the build. */
declare const REMOTE_NAME: string

const page = Reflect.get(globalThis, '__PAGE_REFRESH__') as typeof refresh

export const register = (type: unknown, id: string): void => page.register(type, `${REMOTE_NAME} ${id}`)
export const { performReactRefresh, getFamilyByType, isLikelyComponentType, createSignatureFunctionForTransform } = page
/** The shell has done it, before React started. */
export const injectIntoGlobalHook = (): void => undefined
