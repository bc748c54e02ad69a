import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtempDisposable, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { freePort } from 'shell/testing/listen'
import { phone } from '../../kit/phone.ts'
import { patienceMs, type Visit } from './driven-page.ts'

const [driverProgram, displayProgram] = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb']
export const webKit = [driverProgram, displayProgram]

/** WebKitGTK by its own driver, which tells nothing of the console, on a display that nobody sees. */
export const visitWithWebKit: Visit = async (visit) => {
  await using settings = await mkdtempDisposable(join(tmpdir(), 'webkit-'))
  await mkdir(join(settings.path, 'gtk-3.0'))
  // WebKit takes from it that the customer wants less motion.
  await writeFile(join(settings.path, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
  const { width, height } = phone.viewport
  using display = spawn(displayProgram, ['-displayfd', '1', '-screen', '0', `${width}x${height}x24`], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [displayNumber] = (await once(display.stdout, 'data')) as [Buffer]
  const DISPLAY = `:${displayNumber.toString().trim()}`
  const port = await freePort()
  const env = { ...process.env, DISPLAY, GDK_BACKEND: 'x11', XDG_CONFIG_HOME: settings.path }
  using _ = spawn(driverProgram, [`--port=${port}`], { env, stdio: 'ignore' })
  await inSession(`http://127.0.0.1:${port}`, visit)
}

const inSession = async (driver: string, visit: Parameters<Visit>[0]): Promise<void> => {
  const command = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> => {
    const request = { method, signal: AbortSignal.timeout(2 * patienceMs), ...(body && { body: JSON.stringify(body) }) }
    const response = await fetch(`${driver}${path}`, request)
    const { value } = (await response.json()) as { value: unknown }
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`)
    return value
  }
  await expect(() => command('GET', '/status')).toPass({ timeout: patienceMs })
  const capabilities = {
    // A search for an element waits so long for it.
    timeouts: { implicit: patienceMs },
    // With a toolbar it would be wider than a phone.
    'webkitgtk:browserOptions': { args: ['--automation', '--full-screen'] },
  }
  const created = await command('POST', '/session', { capabilities: { alwaysMatch: capabilities } })
  const session = `/session/${(created as { sessionId: string }).sessionId}`
  const run = (script: string, ...args: readonly unknown[]) =>
    command('POST', `${session}/execute/sync`, { script, args })
  const find = (path: string) => command('POST', `${session}/element`, { using: 'xpath', value: path })
  const act = (element: unknown, action: 'click' | 'value', body: object) =>
    command('POST', `${session}/element/${Object.values(element as object)[0]}/${action}`, body)
  try {
    // Its window may still be opening.
    await expect(async () => {
      await command('POST', `${session}/window/rect`, { x: 0, y: 0, ...phone.viewport })
      expect(await run('return [innerWidth, innerHeight]')).toEqual(Object.values(phone.viewport))
    }).toPass({ timeout: patienceMs })
    await visit({
      open: async (address) => void (await command('POST', `${session}/url`, { url: address })),
      see: async (path) => void (await find(path)),
      // What is below something else, or still on its way, refuses a click. At an edge it may be below the tab bar.
      click: (path) =>
        expect(async () => {
          const element = await find(path)
          await run("arguments[0].scrollIntoView({ block: 'center' })", element)
          await act(element, 'click', {})
        }).toPass({ timeout: patienceMs }),
      async type(path, text) {
        const field = await find(path)
        await run('arguments[0].select()', field)
        await act(field, 'value', { text })
      },
      run: async (script, argument) => void (await run(`(${String(script)})(...arguments)`, argument)),
    })
  } finally {
    // It closes the browser.
    await command('DELETE', session)
  }
}
