import './supported-node.ts'
import { runCommand } from '../cli/release/run-command.ts'
import { configuredStore } from '../store/open-store.ts'
import { refuse } from '../store/refuse.ts'

/* `node release.mjs …`: what `pnpm release` does without sources and browser. RELEASE_STORE and RELEASE_KEY have no default. */
try {
  for (const line of await runCommand(process.argv.slice(2), { store: configuredStore() })) console.log(line)
} catch (failure) {
  refuse(failure)
}
