import { createServer } from 'node:http'
import { listen } from './listen.ts'

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const { port, close } = await listen(createServer())
  await close()
  return port
}
