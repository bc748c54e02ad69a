import type { PlatformContext } from '../context.ts'
import { createServiceApp, type ServiceApp } from '../http/service-app.ts'
import { inboxPage } from './inbox-page.ts'
import { messagesTo } from './messages.ts'

/** Where codes are read: a page for people, `/messages?phone=` for tests. */
export function createInboxService(context: PlatformContext): ServiceApp {
  const app = createServiceApp('inbox', context)
  app.get('/', (c) => c.html(inboxPage(messagesTo(context.database))))
  app.get('/messages', (c) => {
    const messages = messagesTo(context.database, c.req.query('phone'))
    return c.json(messages.map((message) => ({ ...message, created_at: new Date(message.created_at).toISOString() })))
  })
  return app
}
