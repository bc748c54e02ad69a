/*
 * Takes the place of the federation runtime's handler of manifests. The page's loader fetches each entry itself, by the release, so the
 * runtime is given containers and knows no remote: it has no manifest to read.
 */
export class SnapshotHandler {
  readonly manifestCache = new Map<string, never>()
  /** No plugin of ours listens to manifests. */
  readonly hooks = { applyPlugin: (): void => undefined }
}

export const getGlobalRemoteInfo = () => ({})
