import { stableRelease, stableVersions, type LogEntry } from 'shell/release/log'

/** What an entry of the log changed, one line each: the served release, and from which version each part went to which. */
export function describeChange(before: LogEntry | undefined, entry: LogEntry | undefined): readonly string[] {
  if (!entry) return []
  const release = stableRelease(entry.state)
  if (before?.number === entry.number) return [`release ${release} is served already`]
  const former: Readonly<Record<string, string>> = before ? stableVersions(before.state) : {}
  const present = stableVersions(entry.state)
  const parts = [...new Set([...Object.keys(former), ...Object.keys(present)])].filter(
    (part) => former[part] !== present[part],
  )
  const { rollout } = entry.state
  const ended = before?.state.rollout
  return [
    `release ${release} is served`,
    ...parts.map((part) => `${part}  ${former[part] ?? 'none'} → ${present[part] ?? 'none'}`),
    ...(rollout
      ? [
          `${rollout.part}  ${present[rollout.part] ?? 'none'} → ${rollout.version} for ${rollout.percent} % of the customers`,
        ]
      : []),
    ...(ended && !rollout && present[ended.part] !== ended.version
      ? [`${ended.part}  ${ended.version} is no longer rolled out`]
      : []),
  ]
}
