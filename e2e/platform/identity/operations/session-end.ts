import { run } from '../../database/query.ts'
import { text, type Operation } from '../operation.ts'
import { revokeAllSessions, revokeSession, userByAccessToken } from '../sessions.ts'

export const revokeToken: Operation = (input, context) => {
  revokeSession(context, text(input, 'Token'))
  return {}
}

export const globalSignOut: Operation = async (input, context) => {
  const { sub } = await userByAccessToken(context, text(input, 'AccessToken'))
  revokeAllSessions(context, sub)
  return {}
}

export const deleteUser: Operation = async (input, context) => {
  const { sub } = await userByAccessToken(context, text(input, 'AccessToken'))
  run(context.database)`DELETE FROM users WHERE sub = ${sub}`
  return {}
}
