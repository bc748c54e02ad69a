import { parentPort } from 'node:worker_threads'
import * as auth from 'aws-amplify/auth'
import { configureAmplify } from './amplify.ts'

/** What the test requests from the thread: a function of the identity client, or one of these two. */
interface Question {
  readonly id: number
  readonly name: string
  readonly input: unknown
}

const stored = new Map<string, string>()
const functions = auth as unknown as Readonly<Record<string, (input: unknown) => unknown>>

async function answer(name: string, input: unknown): Promise<unknown> {
  switch (name) {
    case 'connect':
      return configureAmplify({ siteConfig: input }, stored)
    case 'tokens': {
      const { tokens } = await auth.fetchAuthSession({ forceRefresh: input === true })
      return tokens && { idToken: tokens.idToken?.toString(), accessToken: tokens.accessToken.toString() }
    }
    default:
      return functions[name]?.(input)
  }
}

async function reply({ id, name, input }: Question): Promise<void> {
  try {
    // Functions cannot be sent to another thread.
    const value = await answer(name, input)
    parentPort?.postMessage(
      { id, value: value === undefined ? undefined : (JSON.parse(JSON.stringify(value)) as unknown) },
      [],
    )
  } catch (error) {
    const { name: errorName, message } = error instanceof Error ? error : new Error(String(error))
    parentPort?.postMessage({ id, error: { name: errorName, message } }, [])
  }
}

parentPort?.on('message', (question: Question) => void reply(question))
