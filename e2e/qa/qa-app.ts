import { Hono } from 'hono'
import type { PlatformChange } from 'shared/scenarios'
import { Refusal } from 'shell/release/problems'
import type { Addresses } from '../platform/addresses.ts'
import { newestCode } from '../platform/testing/inbox-client.ts'
import { changePlatform, prepareScene } from './play-scene.ts'
import { indexPage, problemPage } from './qa-pages.ts'
import { readSceneChoice, screenAddress, type KnownScenes } from './scene-address.ts'
import { choicesOf } from './scene-choices.ts'

/**
 * The addresses of the QA page besides the screens' own: the index, the short address of a scenario, and what the page itself calls.
 * @param addresses the platform's
 */
export function createQaApp(addresses: Addresses, known: KnownScenes): Hono {
  const app = new Hono()

  app.get('/', (c) => c.html(indexPage(known)))

  app.post('/qa/scene', async (c) => {
    const query = new URL(c.req.url).searchParams
    const choice = readSceneChoice(known, query.get('remote') ?? '', query)
    return c.json({ scene: await prepareScene(addresses, choice), choices: choicesOf(known, choice) })
  })

  app.post('/qa/change', async (c) => {
    await changePlatform(addresses, await c.req.json<PlatformChange>())
    return c.body(null, 204)
  })

  app.get('/qa/code', async (c) => c.text(await newestCode({ addresses }, c.req.query('phone') ?? '')))

  app.get('/:remote{mf-[a-z0-9-]+}', (c) => {
    const choice = readSceneChoice(known, c.req.param('remote'), new URL(c.req.url).searchParams)
    return c.redirect(screenAddress(choice))
  })

  // The address of a screen gets here only if it says something unknown.
  app.get('*', (c) => {
    const query = new URL(c.req.url).searchParams
    readSceneChoice(known, query.get('remote') ?? '', query)
    return c.notFound()
  })

  app.onError((failure, c) => {
    if (failure instanceof Refusal) return c.html(problemPage(failure.message.split('\n')), 404)
    console.error(failure)
    return c.text(failure.message, 502)
  })

  return app
}
