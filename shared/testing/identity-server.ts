import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { sendDocument, startLocalServer, type LocalServer, type SeenRequest } from './local-server.ts'

/** Handles operations before the server does, which responds to those that have no response then. */
export type AnswerOperation = (operation: string, response: ServerResponse) => unknown

export interface IdentityServer extends LocalServer {
  /** The operations so far, in order, such as `InitiateAuth`. */
  readonly operations: () => string[]
}

const validitySeconds = 3600
const customer = { sub: 'ana-sub', phone_number: '+5511912345678', phone_number_verified: 'true', name: 'Ana' }

/** A session's part of the identity provider, with its real protocol, until the test ends. The whole one is in `e2e/platform`. */
export async function startIdentityServer(answer?: AnswerOperation): Promise<IdentityServer> {
  const handle = async (request: SeenRequest, response: ServerResponse): Promise<void> => {
    const operation = operationOf(request)
    await answer?.(operation, response)
    if (response.writableEnded || response.destroyed) return
    switch (operation) {
      case 'InitiateAuth':
      case 'RespondToAuthChallenge':
        return sendDocument(response, 200, { AuthenticationResult: { ...tokens(), RefreshToken: 'refresh' } })
      case 'GetTokensFromRefreshToken':
        return sendDocument(response, 200, { AuthenticationResult: tokens() })
      case 'GetUser':
        return sendDocument(response, 200, {
          Username: 'ana_1',
          UserAttributes: Object.entries(customer).map(([Name, Value]) => ({ Name, Value })),
        })
      default:
        return sendDocument(response, 200, {})
    }
  }
  const server = await startLocalServer((request, response) => void handle(request, response))
  return { ...server, operations: () => server.seen.map(operationOf) }
}

export function refuseOperation(response: ServerResponse, name: string, message: string): void {
  response.setHeader('x-amzn-errortype', name)
  sendDocument(response, 400, { __type: name, message })
}

/** Keeps the first call of an operation waiting, from `asked` until `release`. @param answer how it ends, unless as usual */
export function holdOperation(held: string, answer?: (response: ServerResponse) => void) {
  const asked = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  let isTaken = false
  const hold: AnswerOperation = async (operation, response) => {
    if (operation !== held || isTaken) return
    isTaken = true
    asked.resolve()
    await released.promise
    answer?.(response)
  }
  return { hold, asked: asked.promise, release: released.resolve }
}

const operationOf = ({ headers }: SeenRequest) => String(headers['x-amz-target']).split('.').at(-1) ?? ''

function tokens() {
  const now = Math.floor(Date.now() / 1000)
  const claims = {
    sub: customer.sub,
    origin_jti: randomUUID(),
    jti: randomUUID(),
    iat: now,
    exp: now + validitySeconds,
  }
  return {
    IdToken: unsigned({
      ...customer,
      phone_number_verified: true,
      ...claims,
      token_use: 'id',
      'cognito:username': 'ana_1',
    }),
    AccessToken: unsigned({ ...claims, token_use: 'access', username: 'ana_1' }),
    ExpiresIn: validitySeconds,
    TokenType: 'Bearer',
  }
}

/** The client reads a token's claims and does not check its signature. */
const unsigned = (claims: object) =>
  [{ alg: 'RS256' }, claims, 'signature']
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
