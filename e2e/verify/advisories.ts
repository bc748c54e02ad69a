import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import * as v from 'valibot'

/*
 * `pnpm advisories`: the registry's advisories about the packages that production needs. Exit code: 0 without a serious one; 1 with
 * one; 2 if it could not ask, since silence is no answer. Further arguments go to pnpm, for example `--registry`.
 */
const workspace = resolve(import.meta.dirname, '../..')
const serious: ReadonlySet<string> = new Set(['high', 'critical'])

const reportSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    advisories: v.record(
      v.string(),
      v.object({ module_name: v.string(), severity: v.string(), title: v.string(), url: v.string(), vulnerable_versions: v.string() }),
    ),
  }),
)

// pnpm's exit code is 1 both if it found something and if it could not ask: only its report says which.
const audit = spawnSync('npx', ['--yes', '--prefer-offline', 'pnpm@12.21.0', 'audit', '--prod', '--json', ...process.argv.slice(2)], {
  cwd: workspace,
  encoding: 'utf8',
})
const report = v.safeParse(reportSchema, audit.stdout)
if (report.success) {
  const found = Object.values(report.output.advisories).filter(({ severity }) => serious.has(severity))
  for (const { module_name, vulnerable_versions, severity, title, url } of found) {
    console.log(`${severity}: ${module_name} ${vulnerable_versions}: ${title} (${url})`)
  }
  if (found.length === 0) console.log('no known advisory of severity high or critical')
  process.exitCode = found.length === 0 ? 0 : 1
} else {
  console.log(`could not ask for advisories: ${reasonIn(audit.stderr)}`)
  process.exitCode = 2
}

/** The name of pnpm's error; the rest of its message names the registry. */
function reasonIn(complaint: string): string {
  return /ERR_PNPM_\w+/.exec(complaint)?.[0] ?? 'pnpm gave no report'
}
