import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import * as v from 'valibot'

/*
 * `pnpm advisories`: what the registry's advisories say of the packages that production needs. It ends with 0 where there is no
 * serious one, with 1 where there is, and with 2 where it could not ask: silence is no answer. What stands behind the command goes
 * to pnpm, `--registry` for one.
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

// pnpm ends with 1 where it found something and where it could not ask alike: only its report tells.
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

/** The name of pnpm's error; what else it says names the registry. */
function reasonIn(complaint: string): string {
  return /ERR_PNPM_\w+/.exec(complaint)?.[0] ?? 'pnpm gave no report'
}
