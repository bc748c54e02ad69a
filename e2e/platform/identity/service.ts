import { randomUUID } from 'node:crypto'
import type { PlatformContext } from '../context.ts'
import { createServiceApp, type ServiceApp } from '../http/service-app.ts'
import { IdentityError } from './errors.ts'
import type { Input, Operation } from './operation.ts'
import * as allOperations from './operations/index.ts'
import { isSwitchedOn } from './pool-settings.ts'
import { userPool } from './user-pool.ts'

const contentType = 'application/x-amz-json-1.1'

/** Every operation of the user pool that the product calls. They are exported by the names that `X-Amz-Target` has for them. */
const operations: ReadonlyMap<string, Operation> = new Map(Object.entries(allOperations))

/** Cognito's user pool, over its wire protocol: JSON 1.1 with `X-Amz-Target`. */
export function createIdentityService(context: PlatformContext): ServiceApp {
  const app = createServiceApp('identity', context)

  app.post('/', async (c) => {
    const target = c.req.header('x-amz-target') ?? ''
    c.header('content-type', contentType)
    c.header('x-amzn-requestid', randomUUID())
    try {
      const operation = operations.get(target.replace('AWSCognitoIdentityProviderService.', ''))
      if (!operation) throw new IdentityError('unknownOperation', { operation: target })
      const input = await readInput(c.req.raw, context)
      return c.body(JSON.stringify((await operation(input, context)) ?? {}))
    } catch (error) {
      if (!(error instanceof IdentityError)) throw error
      c.header('x-amzn-errortype', error.type)
      return c.body(JSON.stringify({ __type: error.type, message: error.message }), 400)
    }
  })
  return app
}

async function readInput(request: Request, { database }: PlatformContext): Promise<Input> {
  const document: unknown = await request.json().catch(() => undefined)
  if (typeof document !== 'object' || document === null) throw new IdentityError('malformedRequest')
  const input = document as Input
  const clientId = input['ClientId']
  if (clientId !== undefined && clientId !== userPool.clientId)
    throw new IdentityError('clientNotFound', { clientId: JSON.stringify(clientId) })
  if (clientId !== undefined && isSwitchedOn(database, 'clientHasSecret'))
    throw new IdentityError('secretNotReceived', { clientId: userPool.clientId })
  return input
}
