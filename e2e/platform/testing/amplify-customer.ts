import { Worker } from 'node:worker_threads'
import type * as auth from 'aws-amplify/auth'
import type { Platform } from '../platform.ts'

type Auth = typeof auth
type AuthFunction = {
  [Name in keyof Auth]: Auth[Name] extends (...inputs: never[]) => Promise<unknown> ? Name : never
}[keyof Auth]

/** A customer with their own identity client, in a thread: several can be signed in at once. */
export interface AmplifyCustomer {
  /** Calls a function of the identity client. */
  call<Name extends AuthFunction>(
    name: Name,
    input?: Parameters<Auth[Name]>[0],
  ): Promise<Awaited<ReturnType<Auth[Name]>>>
  /** The tokens that the client holds, or new ones. */
  tokens(refresh?: boolean): Promise<{ idToken: string; accessToken: string } | undefined>
  /** Continues at a platform that was restarted. */
  move(platform: Platform): Promise<void>
  close(): Promise<void>
}

interface Answer {
  readonly id: number
  readonly value?: unknown
  readonly error?: { readonly name: string; readonly message: string }
}

export async function newAmplifyCustomer(platform: Platform): Promise<AmplifyCustomer> {
  const thread = new Worker(new URL('customer-thread.ts', import.meta.url))
  const waiting = new Map<number, (answer: Answer) => void>()
  thread.on('message', (answer: Answer) => {
    waiting.get(answer.id)?.(answer)
    waiting.delete(answer.id)
  })
  let asked = 0
  const ask = async (name: string, input?: unknown): Promise<unknown> => {
    asked += 1
    const id = asked
    const { value, error } = await new Promise<Answer>((resolve) => {
      waiting.set(id, resolve)
      thread.postMessage({ id, name, input }, [])
    })
    if (error) throw Object.assign(new Error(error.message), { name: error.name })
    return value
  }
  await ask('connect', platform.siteConfig)
  return {
    call: (name, input) => ask(name, input) as never,
    tokens: (refresh = false) => ask('tokens', refresh) as never,
    move: async ({ siteConfig }) => void (await ask('connect', siteConfig)),
    close: async () => void (await thread.terminate()),
  }
}
