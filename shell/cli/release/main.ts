#!/usr/bin/env node
import { refuse, releaseStore, workspace } from '../workspace.ts'
import { checkoutOf } from './checkout.ts'
import { runCommand } from './run-command.ts'

/*
 * `pnpm release …`: publishes versions of parts, and says which of them are served (docs/handbook.md).
 *   RELEASE_STORE  the store; default: shell/.site
 *   RELEASE_BY     who does it, a person or a team; default: git's user.name
 *   RELEASE_KEY    the file of the private key that signs overrides; default: that of the local site
 * Exit code: 0; 1 with a line for each thing that is wrong. Then nothing has changed, unless a line says so.
 */
const lines = await runCommand(process.argv.slice(2), { store: releaseStore, checkout: checkoutOf(workspace) }).catch(
  refuse,
)
for (const line of lines) console.log(line)
