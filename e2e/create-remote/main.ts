#!/usr/bin/env node
import { resolve } from 'node:path'
import { workspace } from '../site/parts.ts'
import { readCommand } from './command-line.ts'
import { createRemote } from './create-remote.ts'

/*
 * `pnpm create-remote mf-offers [--title Ofertas] [--path ofertas]`: a new remote with one screen and a tab (docs/handbook.md).
 *   RELEASE_WORKSPACE  the folder that holds the parts; default: this checkout
 * Exit code: 0; 1 with one line that says what is wrong. Then no folder was made.
 */
try {
  const wish = readCommand(process.argv.slice(2))
  const { files, path } = await createRemote(resolve(process.env.RELEASE_WORKSPACE ?? workspace), wish)
  for (const file of files) console.log(`${wish.name}/${file}`)
  console.log(`
Next (pnpm is npx pnpm@12.21.0):
  pnpm install   # adds ${wish.name} to pnpm-lock.yaml; nothing else outside its folder changes
  pnpm dev ${wish.name}   # http://localhost:3000/padaria/${path}
  pnpm qa ${wish.name}    # the remote alone, in any of its scenarios
  pnpm check ${wish.name}`)
} catch (failure) {
  console.error((failure instanceof Error ? failure.message : String(failure)).replaceAll(/\s+/g, ' '))
  process.exitCode = 1
}
