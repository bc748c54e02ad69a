import { join, resolve } from 'node:path'
import { partNames, publish, type PartName } from './publish.ts'
import { readHistory, rollBack } from './release-store.ts'

/*
 * pnpm --filter shell release publish [part …]   all parts where none is named
 * pnpm --filter shell release rollback
 * pnpm --filter shell release list
 */

const workspace = resolve(import.meta.dirname, '../..')
const store = resolve(process.env.RELEASE_STORE ?? join(workspace, 'shell/.site'))
const [command, ...names] = process.argv.slice(2)

const isPart = (name: string): name is PartName => partNames.some((part) => part === name)

function fail(problem: string): never {
  console.error(problem)
  process.exit(1)
}

switch (command) {
  case 'publish': {
    const unknown = names.find((name) => !isPart(name))
    if (unknown) fail(`${unknown} is no part; parts are ${partNames.join(', ')}`)
    const parts = names.length > 0 ? names.filter(isPart) : partNames
    const release = await publish({ store, workspace, parts })
    console.log(`serving release ${release.id}`)
    break
  }
  case 'rollback': {
    const id = await rollBack(store)
    if (!id) fail('there is no earlier release')
    console.log(`serving release ${id} again`)
    break
  }
  case 'list': {
    const history = await readHistory(store)
    console.log(history.map((id, index) => (index === history.length - 1 ? `${id}  served` : id)).join('\n'))
    break
  }
  default:
    fail('publish [part …] | rollback | list')
}
