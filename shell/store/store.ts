/*
 * What a store holds:
 *
 *   files/{hash}               every file, by its content (`stored-files.ts`)
 *   versions/{part}/{id}.json  every published version (`version.ts`)
 *   statements/{signature}.json  what an export's signature stands for (`statements.ts`)
 *   addresses/{address}.json   the content at a released file's address; published/: at any published file's (`addresses.ts`)
 *   dictionaries/…, deltas/…   how an entry's files differ from former ones (`deltas.ts`)
 *   releases/{id}.json         the entry that began a release (`releases.ts`)
 *   checks/{release}.json      the releases that passed their check (`checks.ts`)
 *   log/000001.json            what was served, in order; thousands/: which thousands of it there are (`release-log.ts`)
 *
 * Nothing in it is ever changed or removed: a tab stays on the release it was opened with.
 */

/**
 * Keeps everything that was ever published. A name is a path, such as `log/000042.json`. Nothing is ever changed or removed, so these
 * operations are enough. An object store can implement them: its conditional write is `create`.
 */
export interface Store {
  /** How messages name it. */
  readonly address: string
  /** The content under a name; undefined if there is none. */
  read(name: string): Promise<Buffer | undefined>
  /** The names directly in a folder, without the folder, after one of them if it is given; none if there is no such folder. */
  list(folder: string, after?: string): Promise<readonly string[]>
  /** Creates a name with its whole content, durably; false if it exists. If several processes do so at once, exactly one succeeds. */
  create(name: string, content: Buffer | string): Promise<boolean>
}
