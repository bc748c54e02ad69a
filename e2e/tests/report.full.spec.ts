import { spawn } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openStore } from 'shell/store/store'
import { customers, expect, readCopied, releaseOf, siteConfigOf, withSiteOfItsOwn, type Page } from '../kit/index.ts'
import { composeReport } from 'shell/cli/compose-report'
import { freePort } from 'shell/testing/listen'
import { overrideToken, publishScores, test, throwing } from './builds.ts'

const failureIn = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Não foi possível abrir esta parte do site' })

test('a failure’s report opens the same mix again', async ({ page, platform, customer, workspace, browserConsole }) => {
  await page.context().grantPermissions(['clipboard-write'])
  browserConsole.allow(/this version throws/)
  const { privateKey: key, publicKey: overrideKey } = generateKeyPairSync('ed25519')
  await withSiteOfItsOwn({ page, platform, overrideKey }, async ({ url }, store) => {
    const throws = throwing('this version throws, for 11912345678')
    const { id: version } = await publishScores(workspace, store, throws)
    const token = overrideToken(key, url, version)
    await customer.openSignedIn('11912345678', `${url}/padaria/scores?de=segredo&override=${token}`)
    await expect(failureIn(page)).toBeVisible()
    await page.getByRole('button', { name: 'Copiar relatório' }).click()
    await expect(page.getByText('Copiado', { exact: true })).toBeVisible()
    const report = await readCopied(page)

    const served = (await releaseOf(page)).id
    const failure = { remote: 'mf-scores', screen: 'Scores', version: '1.0.0', phase: 'render', cause: 'threw' }
    const build: unknown = expect.stringMatching(/^1\.0\.0\+[0-9a-f]{8}$/)
    const [override, versions] = [`mf-scores@${version}`, { shell: build, 'mf-home': build }]
    expect(JSON.parse(report)).toMatchObject({ served, override, versions, failure })
    for (const secret of ['91234', 'padaria', 'segredo', 'Ana', customers.ana.user.sub, 'eyJ', token.slice(-20)])
      expect(report).not.toContain(secret)

    await page.keyboard.press('Control+F9')
    await page.getByRole('dialog').getByRole('button', { name: 'Copiar relatório' }).click()
    await expect(page.getByRole('dialog').getByText('Copiado', { exact: true })).toBeVisible()
    expect(await readCopied(page)).toBe(report)

    const config = join(store, 'config.json')
    await writeFile(config, JSON.stringify(siteConfigOf(platform)))
    await using scene = await openScene(report, { RELEASE_STORE: store, SITE_CONFIG: config })
    const release = await composeReport(openStore(store), report)
    await customer.openSignedIn('11912345678', `${scene.url}/padaria/scores`)
    await expect(failureIn(page)).toBeVisible()
    expect((await releaseOf(page)).id).toBe(release.id)
    await page.goto('about:blank')
  })
})

/** Runs the real command with a report as its input, until it serves. */
async function openScene(report: string, settings: Readonly<Record<string, string>>) {
  const port = await freePort()
  const command = spawn(process.execPath, [join(import.meta.dirname, '../site/open-report.ts'), '-'], {
    env: { ...process.env, ...settings, PORT: String(port) },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(command, 'exit')
  command.stdin.end(report)
  let output = ''
  command.stdout.on('data', (text: Buffer) => (output += text.toString()))
  await expect.poll(() => output, { timeout: 60_000 }).toContain('release ')
  const close = async () => {
    command.kill()
    await ended
  }
  return { url: `http://localhost:${port}`, [Symbol.asyncDispose]: close }
}
