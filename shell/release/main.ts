import { join, resolve } from 'node:path'
import { partNames, publish, type PartName } from './publish.ts'
import { readHistory, rollBack } from './release-store.ts'

/*
 * pnpm --filter shell release publish [part …]   all parts if none is named
 * pnpm --filter shell release rollback
 * pnpm --filter shell release list
 *
 * An error is one line, and leaves what is served unchanged.
 */

const workspace = resolve(import.meta.dirname, '../..')
const store = resolve(process.env.RELEASE_STORE ?? join(workspace, 'shell/.site'))
const [command, ...names] = process.argv.slice(2)

const isPart = (name: string): name is PartName => partNames.some((part) => part === name)

/** @returns what to print */
async function run(): Promise<string> {
  switch (command) {
    case 'publish': {
      const unknown = names.find((name) => !isPart(name))
      if (unknown) throw new Error(`${unknown} is no part; parts are ${partNames.join(', ')}`)
      const parts = names.length > 0 ? names.filter(isPart) : partNames
      return `serving release ${(await publish({ store, workspace, parts })).id}`
    }
    case 'rollback': {
      const release = await rollBack(store)
      if (!release) throw new Error('there is no earlier release')
      return `serving release ${release.id} again`
    }
    case 'list': {
      const ids = (await readHistory(store)).map(({ id }) => id)
      return ids.map((id, index) => (index === ids.length - 1 ? `${id}  served` : id)).join('\n')
    }
    default:
      throw new Error('publish [part …] | rollback | list')
  }
}

try {
  console.log(await run())
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : failure)
  process.exitCode = 1
}
