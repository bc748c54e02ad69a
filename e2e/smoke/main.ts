import { openStore } from 'shell/store/store'
import { composeRelease } from 'shell/store/compose-release'
import type { PartName } from 'shell/store'
import { smokeTestRelease } from './smoke-test-release.ts'

/*
 * Opens screens of a release in a real browser, before it is served (`pnpm release promote` runs it):
 *   node e2e/smoke/main.ts <store> <part@version,…> <part,…>   the release's versions, and those of its parts whose screens are opened
 * Exit code: 0 with a line for each screen; 1 with a line for each problem.
 */
const [store = '', release = '', parts = ''] = process.argv.slice(2)
try {
  const versions = Object.fromEntries(release.split(',').map((version) => version.split('@')))
  const screens = await smokeTestRelease(
    store,
    await composeRelease(openStore(store), versions),
    parts.split(',') as PartName[],
  )
  console.log(screens.join('\n'))
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : failure)
  process.exitCode = 1
}
