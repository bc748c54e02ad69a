/** React Fast Refresh, which comes without types. */
declare module 'react-refresh/runtime' {
  export function register(type: unknown, id: string): void
  export function performReactRefresh(): unknown
  export function getFamilyByType(type: unknown): unknown
  export function isLikelyComponentType(type: unknown): boolean
  export function createSignatureFunctionForTransform(): unknown
}
