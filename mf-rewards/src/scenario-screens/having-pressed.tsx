import { useEffect, type ComponentType } from 'react'

/** A scenario's screen on which a customer presses buttons, each as soon as it is there, told by a part of what it says. */
export function havingPressed(Screen: ComponentType, ...buttons: readonly string[]) {
  return function HavingPressed() {
    useEffect(() => {
      const left = [...buttons]
      const pressNext = () => {
        const [next] = left
        const button = [...document.querySelectorAll('button')].find(({ textContent }) => next !== undefined && textContent.includes(next))
        if (!button) return
        left.shift()
        button.click()
      }
      const observer = new MutationObserver(pressNext)
      observer.observe(document.body, { childList: true, subtree: true })
      pressNext()
      return () => observer.disconnect()
    }, [])
    return <Screen />
  }
}
