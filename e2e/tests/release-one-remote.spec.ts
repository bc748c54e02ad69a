import { cp, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { publish } from 'shell/release'
import { rollBackPart } from 'shell/release/roll-back'
import { openStore, readCurrentRelease } from 'shell/release/store'
import { expect, untilServed, withSiteOfItsOwn } from '../kit/index.ts'
import { buildParts, workspace as checkout } from '../site/build-site.ts'
import { remoteNames } from '../site/parts.ts'
import { test } from './builds.ts'

test('a team releases its remote alone, and rolls it back', async ({ page, platform, workspace }) => {
  await checkOutAuth(workspace)
  await withSiteOfItsOwn({ page, platform }, async ({ url }, store) => {
    const former = await readCurrentRelease(store)
    await page.goto(`${url}/padaria`)
    await expect(page.getByRole('tab', { name: 'Redefinir' })).toBeVisible()

    const messages = join(workspace, 'mf-auth/src/messages.ts')
    await writeFile(messages, (await readFile(messages, 'utf8')).replace("'Redefinir'", "'Trocar senha'"))
    await buildParts(['mf-auth'], workspace)
    const released = await publish({ store, workspace, parts: ['mf-auth'], compressed: false })

    expect(released.shell).toEqual(former?.shell)
    for (const name of remoteNames) {
      if (name === 'mf-auth') expect(released.remotes[name]).not.toEqual(former?.remotes[name])
      else expect(released.remotes[name]).toEqual(former?.remotes[name])
    }
    await untilServed(url, released.id)
    // The open tab stays on its release; the next page gets the new one.
    await page.getByRole('tab', { name: 'Redefinir' }).click()
    await page.reload()
    await expect(page.getByRole('tab', { name: 'Trocar senha' })).toBeVisible()

    await rollBackPart(openStore(store), 'mf-auth', { by: 'mf-auth’s team' })
    await untilServed(url, former?.id ?? '')
    await page.reload()
    await expect(page.getByRole('tab', { name: 'Redefinir' })).toBeVisible()
  })
})

/** The remote's sources in their own folder, with the packages installed here; `repository/independent-builds.full.test.ts` shows that it can be installed alone. */
async function checkOutAuth(directory: string): Promise<void> {
  const [source, copy] = [join(checkout, 'mf-auth'), join(directory, 'mf-auth')]
  const made = new Set(['node_modules', 'dist'].map((folder) => join(source, folder)))
  await cp(source, copy, { recursive: true, filter: (path) => !made.has(path) })
  await symlink(join(source, 'node_modules'), join(copy, 'node_modules'))
}
