import { html } from 'hono/html'
import type { PlatformContext } from '../context.ts'
import { page, type Html } from '../http/page.ts'
import { createServiceApp, type ServiceApp } from '../http/service-app.ts'
import { messagesTo, type Message } from './messages.ts'

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

const channelNames: Readonly<Record<Message['channel'], string>> = {
  sms: 'SMS do assistente de acesso',
  call: 'Chamada de voz',
  identity: 'Mensagem do provedor de identidade',
}

const time = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** The telephone of all customers, for a person at the keyboard. */
function inboxPage(messages: readonly Message[]): Html {
  return page({
    title: 'Caixa de mensagens',
    refreshSeconds: 3,
    body: html`<main>
      <h1>Caixa de mensagens</h1>
      <p class="quiet">Códigos enviados por SMS e voz, os mais novos primeiro. A página se atualiza sozinha.</p>
      ${messages.length === 0 ? html`<p class="notice">Nenhuma mensagem ainda.</p>` : messages.map(messageCard)}
    </main>`,
  })
}

function messageCard({ channel, phone, code, text, created_at }: Message): Html {
  return html`<article>
    <h2>${phone}</h2>
    <p class="code">${code}</p>
    <p>${text}</p>
    <p class="quiet">${channelNames[channel]} · ${time.format(created_at)}</p>
  </article>`
}
