import { useEffect } from 'react'
import { AuthViews } from '../AuthViews.tsx'
import { useFlow } from '../flow/use-flow.ts'
import { signIn } from '../sign-in/sign-in.ts'

/** The password of everyone whom the local platform seeds. */
const seedPassword = 'pontos123'

/**
 * A scenario's screen: a seed customer has just pressed 'Acessar'. What follows can be reached by a real sign-in only, since nothing
 * of it is stored.
 * @param phone eleven national digits
 */
export function signingIn(phone: string, password: string = seedPassword) {
  return function SigningIn() {
    const flow = useFlow()
    const { send } = flow
    useEffect(() => void signIn({ phone, password }, send), [send])
    return <AuthViews flow={flow} />
  }
}
