#!/usr/bin/env node
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { refuse, workspace as checkout } from '../workspace.ts'
import { createRemote, readRequest } from './create-remote.ts'

/*
 * `pnpm create-remote mf-offers [--title Ofertas] [--path ofertas]`: a new remote with one screen and a tab (docs/handbook.md).
 *   RELEASE_WORKSPACE  the folder that holds the parts; default: this checkout
 * Exit code: 0; 1 with one line that says what is wrong. Then no folder was made.
 */
const workspace = resolve(process.env.RELEASE_WORKSPACE ?? checkout)
const owners = '.github/CODEOWNERS'

try {
  const request = readRequest(process.argv.slice(2))
  const { name, path } = request
  for (const file of await createRemote(workspace, request)) console.log(`${name}/${file}`)
  console.log(`
Next (pnpm is npx pnpm@12.21.0):
  pnpm install   # adds ${name} to pnpm-lock.yaml; nothing else outside its folder changes
  pnpm dev ${name}   # http://localhost:3000/padaria/${path}
  pnpm qa ${name}    # the remote alone, in any of its scenarios
  pnpm check ${name}`)
  if (existsSync(join(workspace, owners))) console.log(`  /${name}/ @<your team>   # a line for ${owners}`)
} catch (failure) {
  refuse(failure)
}
