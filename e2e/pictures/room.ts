import { join } from 'node:path'

/** Where a run of `pnpm pictures` keeps what it makes. @param room its folder, which its tests find in `PICTURES_ROOM` */
export const inRoom = (room = process.env.PICTURES_ROOM ?? '') => ({
  /** A checkout of the other commit, whose dependencies and builds are its own. */
  checkout: join(room, 'checkout'),
  /** Of the release of each side. */
  stores: { before: join(room, 'store-before'), now: join(room, 'store-now') },
  /** A line for each state that was looked at. */
  results: join(room, 'results.jsonl'),
  output: join(room, 'output'),
})
