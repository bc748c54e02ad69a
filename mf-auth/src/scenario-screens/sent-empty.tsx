import { useEffect, type ComponentType } from 'react'

/** A scenario's screen whose form was just sent with nothing filled in: its first field says what is wrong. */
export function sentEmpty(Screen: ComponentType) {
  return function SentEmpty() {
    useEffect(() => document.querySelector('form')?.requestSubmit(), [])
    return <Screen />
  }
}
