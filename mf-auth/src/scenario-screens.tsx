import { useEffect, useState, type ComponentType } from 'react'
import { AuthViews } from './AuthViews.tsx'
import type { FlowState } from './flow/flow.ts'
import { useFlow } from './flow/use-flow.ts'
import { signIn } from './sign-in/sign-in.ts'

/* Screens for scenarios that storage and a session alone do not lead to. */

const nothing = () => undefined
const noStep = { isCurrent: () => false, send: nothing, say: nothing }

/** A state that is over too soon to be looked at: nothing leads on from it. */
export function restingAt(state: FlowState) {
  const flow = { state, step: noStep, start: nothing }
  return function RestingAt() {
    return <AuthViews flow={flow} />
  }
}

/** A form that was just sent with nothing filled in: its first field says what is wrong. */
export function sentEmpty(Screen: ComponentType) {
  return function SentEmpty() {
    useEffect(sendFirstForm, [])
    return <Screen />
  }
}

/** Sends the first form as it is, once it is there. */
function sendFirstForm() {
  const send = () => {
    const form = document.querySelector('form')
    if (form) observer.disconnect()
    form?.requestSubmit()
  }
  const observer = new MutationObserver(send)
  observer.observe(document.body, { subtree: true, childList: true })
  send()
  return () => observer.disconnect()
}

/** The password of all customers whom the local platform seeds. */
const seedPassword = 'pontos123'

/**
 * A seed customer has just pressed 'Acessar'. Only a real sign-in leads to what follows, since none of it is stored.
 * @param phone eleven national digits
 */
export function signingIn(phone: string, password: string = seedPassword) {
  return function SigningIn() {
    const flow = useFlow()
    const [firstStep] = useState(flow.step)
    useEffect(() => void signIn({ phone, password }, firstStep), [firstStep])
    return <AuthViews flow={flow} />
  }
}
