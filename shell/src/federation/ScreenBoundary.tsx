import { Component, type ErrorInfo, type ReactNode } from 'react'

interface ScreenBoundaryProps {
  readonly children: ReactNode
  /** What stands in the place of a screen that threw while rendering. */
  readonly fallback: ReactNode
  readonly onError: (error: unknown, componentStack: string) => void
}

/** Keeps a screen that throws while rendering to its own region. React offers this to classes only. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    this.props.onError(error, componentStack ?? '')
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
