/** A module of which the page has exactly one copy, the shell's. */
interface SharedModule {
  readonly name: string
  readonly why: string
}

/** A library is listed only if two copies would break the page. Others are shared through a facade, which takes only what is used. */
export const sharePolicy = [
  { name: 'react', why: 'hooks need the renderer’s own copy' },
  { name: 'react-dom', why: 'portals and events need the renderer’s own copy' },
  { name: 'valtio', why: 'a snapshot of the session store is tracked by the copy that made the store' },
  {
    name: '@emotion/react',
    why: 'one style cache and one theme context; a remote may bundle a Chakra component of its own',
  },
  { name: 'shared/api', why: 'one client, with the session’s tokens' },
  { name: 'shared/contract', why: 'schemas and the release they belong to stay together' },
  { name: 'shared/format', why: 'the same figure reads the same on every screen' },
  { name: 'shared/identity', why: 'one identity client owns the tokens' },
  { name: 'shared/query', why: 'one cache: de-duplicated, emptied at sign-out' },
  { name: 'shared/router', why: 'one router context; the facade carries only what is in use' },
  { name: 'shared/session', why: 'one session store' },
  { name: 'shared/toast', why: 'one region announces all messages' },
  { name: 'shared/ui', why: 'one design system; the facade carries only the Chakra pieces in use' },
] as const satisfies readonly SharedModule[]

export type SharedModuleName = (typeof sharePolicy)[number]['name']
