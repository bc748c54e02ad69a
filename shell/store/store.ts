/**
 * Keeps everything that was ever published. A name is a path, such as `log/000042.json`. Nothing is ever changed or removed, so these
 * operations are enough. An object store can implement them: its conditional write is `create`.
 */
export interface Store {
  /** How messages name it. */
  readonly address: string
  /** The content under a name; undefined if there is none. */
  read(name: string): Promise<Buffer | undefined>
  /** The names directly in a folder, without the folder; none if there is no such folder. */
  list(folder: string): Promise<readonly string[]>
  /** Creates a name with its whole content, durably; false if it exists. If several processes do so at once, exactly one succeeds. */
  create(name: string, content: Buffer | string): Promise<boolean>
}
