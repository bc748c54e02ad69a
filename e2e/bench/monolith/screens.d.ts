/* Aliases of the monolith's build (`monolith.ts`): a screen as its remote exposes it. */
declare module 'screens/*' {
  import type { ScreenModule } from 'shared/federation'

  const screen: ScreenModule['default']
  export default screen
}
